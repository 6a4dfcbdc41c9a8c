import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, type Io } from '../command.ts'
import { setJson } from './edit-source.ts'
import { requireKnownName, toKebab } from './names.ts'
import { type Files, writeFiles } from './write-files.ts'

const fieldsFile = 'schemas/register-fields.json'
const formFile = 'merchants/base/registration.json'
const messagesFolder = 'merchants/base/messages'

/**
 * Adds a registration field to a checkout of Livery: its schema entry, its entry in the form of base, its label in each
 * language of base, and a test. Values are stored in the profile of the account, which is one column for all fields.
 * @throws CommandError if the arguments are invalid, or the field exists
 */
export async function scaffoldField(root: string, args: readonly string[], io: Io): Promise<number> {
  const [name, label, ...translations] = args
  if (name === undefined || label === undefined)
    throw new CommandError('expected a name and a label: livery new field <name> "<label>" ["TY=<label>" …].')
  if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
    throw new CommandError(`"${name}" cannot be a field: use letters and digits, a lower-case letter first, such as "taxNumber".`)
  const readSource = (file: string): string => readFileSync(join(root, file), 'utf8')
  const fields = readSource(fieldsFile)
  const { properties } = JSON.parse(fields) as { readonly properties: object }
  if (Object.hasOwn(properties, name)) throw new CommandError(`the field "${name}" already exists.`)
  const languages = readdirSync(join(root, messagesFolder)).map((file) => file.replace('.json', ''))
  const labels = parseLabels(label, translations, languages)
  const testFile = `tests/platform/${toKebab(name)}-field.test.ts`
  const texts: Files = Object.fromEntries(
    languages.map((language) => [
      `${messagesFolder}/${language}.json`,
      addText(readSource(`${messagesFolder}/${language}.json`), `field_${name}`, labels.get(language) ?? label),
    ]),
  )
  const schema = { type: 'string', maxLength: 255, description: `${label.replace(/\.$/, '')}.` }
  const form = readSource(formFile)
  const changed = {
    [fieldsFile]: setJson(fields, ['properties', name], schema),
    [formFile]: setJson(form, ['fields', name], { label: `field_${name}`, input: 'text', order: computeNextOrder(form) }),
    ...texts,
  }
  await writeFiles(root, { created: { [testFile]: renderTest(name, label) }, changed }, io)
  const untranslated = languages.filter((language) => language !== 'EN' && !labels.has(language))
  if (untranslated.length > 0)
    io.out(`\nTranslate its label in ${untranslated.map((language) => `${messagesFolder}/${language}.json`).join(', ')}.`)
  io.out(`
Next:
  npm run generate                        generates its types and validators
  npx vitest run ${testFile}
Visitors of a brand see it once its rule is enabled: livery platform rules <brand> ${name} enabled=on,
or registerRules in platform.json. docs/operators-guide.md explains how to add options.`)
  return 0
}

/**
 * Returns the labels by language.
 * @throws CommandError for a malformed translation, and for a language that base does not have
 */
function parseLabels(label: string, translations: readonly string[], languages: readonly string[]): ReadonlyMap<string, string> {
  const entries = translations.map((translation): [string, string] => {
    const [, language, text] = /^([A-Z]+)=(.+)$/.exec(translation) ?? []
    if (language === undefined || text === undefined)
      throw new CommandError(
        `"${translation}" is not a translation of the label: write the language and the text, such as "TY=Mã số thuế".`,
      )
    return [requireKnownName('language of base', language, languages), text]
  })
  return new Map([['EN', label], ...entries])
}

/** Adds a text after the last key that starts with `field_`. */
function addText(text: string, key: string, value: string): string {
  const fieldKeys = Object.keys(JSON.parse(text) as object).filter((fieldKey) => fieldKey.startsWith('field_'))
  return setJson(text, [key], value, fieldKeys.at(-1))
}

/** Returns an order after all other inputs except the captcha. */
function computeNextOrder(form: string): number {
  const { fields } = JSON.parse(form) as { readonly fields: Readonly<Record<string, { readonly input: string; readonly order: number }>> }
  return Math.max(...Object.values(fields).flatMap(({ input, order }) => (input === 'captcha' ? [] : [order]))) + 1
}

const renderTest = (name: string, label: string): string => `import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LoginResult, MemberDetails } from '../../src/generated/api.ts'
import { alpha } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

it(${JSON.stringify(`asks for "${label}" if its rule is on, stores it and shows it to its owner`)}, async () => {
  await platform.runAdminCommand('set-rule', { brand: 'alpha', field: '${name}', change: { enabled: 'on', required: 'on' } })
  expect((await platform.register(alpha, {})).body.fields).toEqual({ ${name}: { key: 'reg_required' } })
  const { token } = (await platform.register(alpha, { ${name}: 'live.river' })).body.value as LoginResult
  const { profile } = (await platform.call('member.details', undefined, { host: alpha, token })).body.value as MemberDetails
  expect(profile).toEqual([{ field: '${name}', value: 'li••••ver' }])
})
`
