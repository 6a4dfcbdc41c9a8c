import type { AccountRecord } from '../store/accounts.ts'
import { sessionsOf } from '../store/sessions.ts'
import { requireTrueAccount } from './account-types.ts'
import { CallError } from './call-error.ts'
import { type PasswordContext, askPassword } from './change-password.ts'

/** For so long a login shows who somebody is that has no password. */
const freshMinutes = 10

interface Owner {
  readonly account: AccountRecord
  readonly tokenHash: Buffer
}

/**
 * Asks once more who somebody is: a session that was stolen is not enough. Whoever has a password says it; whoever has none, as players who log in by codes or by another site, has just logged in,
 * and not by what the browser remembered.
 * @throws CallError true_account_required, password_wrong, too_many_requests, login_stale
 */
export async function proveOwner(
  context: Pick<PasswordContext, 'sender'>,
  { account, tokenHash }: Owner,
  password: string | undefined,
): Promise<void> {
  if (account.password_own) return askPassword(context, account, password ?? '', 'password')
  requireTrueAccount(account)
  const since = new Date(Date.now() - freshMinutes * 60_000)
  if (!(await sessionsOf(context.sender.tenant).provenSince(tokenHash, since))) throw new CallError('login_stale')
}
