import type { WhitelabelNode } from '../../generated/api.ts'
import type { Flag } from '../contract/facts.ts'

const flagRecord: Readonly<Record<Flag, true>> = {
  CHNGPASSVERIF3: true,
  REGMOBVERF3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  USERNAMEREG3: true,
  FREEPLAY3: true,
  PWDEXPFORCECHANGE3: true,
  MOBILEVERCODELOGIN3: true,
  DIRECTREG3: true,
  AGENTPOLICY3: true,
  MANPLAYREB3: true,
}

const flagNames = Object.keys(flagRecord) as readonly Flag[]

/** Resolves the value of each flag. Only the text '1' means on; a flag that is not in the tree is off. */
export function resolveFlags(tree: readonly WhitelabelNode[] | undefined): Readonly<Record<Flag, boolean>> {
  const enabledIds = new Set<string>()
  const walk = (nodes: readonly WhitelabelNode[]): void => {
    for (const node of nodes) {
      if (node.enabled === '1') enabledIds.add(node.modId)
      if (node.childrenNodes) walk(node.childrenNodes)
    }
  }
  walk(tree ?? [])
  return Object.fromEntries(flagNames.map((flag) => [flag, enabledIds.has(flag)])) as Record<Flag, boolean>
}
