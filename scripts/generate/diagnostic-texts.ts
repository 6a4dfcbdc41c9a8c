import type { DiagnosticCode } from '../../src/engine/contract/diagnostic-code.ts'
import type { lintCodes } from '../../src/generated/lint-codes.ts'

/** Meaning and remedy of a diagnostic code that belongs to no lint rule, for its page in docs/diagnostics. */
interface CodeText {
  readonly about: string
  readonly remedy: string
}

type OtherCode = Exclude<DiagnosticCode, (typeof lintCodes)[number]>

const unknownNameRemedy = 'Use the name that the message suggests, or add the entry.'

/** Returns the texts of a diagnostic about a reference to something that does not exist. */
const createUnknownNameText = (noun: string, remedy = unknownNameRemedy): CodeText => ({
  about: `A file of the brand refers to ${noun} that the brand does not have.`,
  remedy,
})

/** Returns the text of a reference to something that the brand has removed. */
const createRemovedNameText = (noun: string): CodeText => ({
  about: `The brand removes ${noun} to which its configuration still refers.`,
  remedy: 'Keep it, or change the places that the message names.',
})

const shortenRemedy = 'Shorten it, or split it up.'

export const diagnosticTexts: Readonly<Record<OtherCode, CodeText>> = {
  'merchant-id': {
    about: 'The name of the folder cannot be the first part of a host name.',
    remedy: 'Use at most 63 lower-case letters, digits and hyphens, with no hyphen first or last.',
  },
  'merchant-missing': { about: 'The folder has no merchant.json.', remedy: 'Add it, or move the folder out of merchants/.' },
  'folder-unreadable': { about: 'The folder of the brand cannot be read.', remedy: 'Check its name and its permissions.' },
  'unknown-file': {
    about: 'Nothing reads a file or folder with this name.',
    remedy: 'Use the name that the message suggests if no file has it yet, or move the file out of the folder.',
  },
  'leftover-file': {
    about: 'A stray file of an editor, a merge, an archive or an operating system. It is ignored.',
    remedy: 'Delete it.',
  },
  'invalid-file-name': {
    about: 'The name of a file in pages/ or messages/ does not have the required form.',
    remedy: 'Rename the file.',
  },
  'file-unreadable': {
    about: 'A file or folder cannot be read.',
    remedy: 'Check its permissions, and whether it is a file or folder as required.',
  },
  'file-too-large': { about: 'A file is larger than the limit for files of its kind.', remedy: shortenRemedy },
  'link-outside': {
    about: "A symbolic link leads out of the brand's folder. Its target could be published.",
    remedy: 'Copy the file into the folder.',
  },
  'invalid-asset-name': {
    about: 'A picture or font has a name or an extension that cannot be published.',
    remedy: 'Rename or convert the file.',
  },
  'asset-depth': { about: 'A picture or font is too many folders deep.', remedy: 'Move it closer to assets/.' },
  'asset-cycle': { about: 'A symbolic link in assets/ leads back to a folder that contains it.', remedy: 'Remove the link.' },
  'asset-case': {
    about:
      'The name of a file differs only in case from another file, with which it cannot coexist on Windows and macOS, or from an inherited file, which it does not replace.',
    remedy: 'Rename one of them.',
  },
  'asset-empty': { about: 'A picture or font has no content.', remedy: 'Export it again.' },
  'asset-format': {
    about: 'The content of a picture or font has another format than its extension says, or is corrupt.',
    remedy: 'Correct the extension, or export the file again.',
  },
  'svg-active-content': {
    about: 'An SVG contains a script, an event handler or a reference to another file or site.',
    remedy: 'Export it as a plain picture, without scripts and links.',
  },
  'json-utf8': { about: 'A file is not in UTF-8.', remedy: 'Save it as UTF-8.' },
  'json-bom': { about: 'A file begins with a byte order mark.', remedy: 'Save it as UTF-8 without a byte order mark.' },
  'json-syntax': { about: 'A file is not valid JSON.', remedy: 'Correct what the message names.' },
  'json-comment': { about: 'A file contains a comment, which JSON does not allow.', remedy: 'Remove the comment.' },
  'json-trailing-comma': { about: 'There is a comma after the last entry.', remedy: 'Remove the comma.' },
  'json-duplicate-key': { about: 'An object has the same key twice. Only one of the two would count.', remedy: 'Remove one of them.' },
  'json-forbidden-key': { about: 'A key has a special meaning in JavaScript, such as __proto__.', remedy: 'Use another name.' },
  'json-number': { about: 'A number has more digits than a double can represent exactly.', remedy: 'Write fewer digits, or a string.' },
  'json-invalid-character': {
    about: 'A string contains a character that the database cannot store, such as NUL or half of a surrogate pair.',
    remedy: 'Enter the string again.',
  },
  'json-depth': { about: 'Objects and lists are nested too deeply.', remedy: 'Nest them less.' },
  'unknown-key': {
    about: 'An object has a key that its schema does not define.',
    remedy: 'Use the key that the message suggests, move it to the file that it names, or remove it.',
  },
  'missing-key': { about: 'A required key is missing.', remedy: 'Add it.' },
  'unknown-widget': { about: 'A node names a widget that does not exist.', remedy: 'Use the name that the message suggests.' },
  'wrong-type': {
    about: 'A value has the wrong type, such as a string instead of a number.',
    remedy: 'Use a value of the right type.',
  },
  'unknown-value': { about: 'A value is not one of the allowed ones.', remedy: 'Use one of the values that the message lists.' },
  'out-of-range': { about: 'A number is below or above what is allowed.', remedy: 'Choose a number within the range.' },
  'invalid-format': {
    about: 'A value does not have the required format, such as that of a colour or a path.',
    remedy: 'Use the format that the message describes.',
  },
  'invalid-length': { about: 'A text or list is shorter or longer than allowed.', remedy: 'Change its length.' },
  'duplicate-item': { about: 'A list contains the same item twice.', remedy: 'Remove one of them.' },
  'exactly-one': { about: 'Exactly one of several keys is required, and there are none or several.', remedy: 'Write exactly one of them.' },
  'invalid-name': { about: 'The key of an entry is not a valid name.', remedy: 'Choose a name of the form that the message describes.' },
  'missing-file': { about: 'The brand lacks a file and extends no brand that has it.', remedy: 'Add the file, or extend base.' },
  'override-without-base': {
    about: 'An entry has only a few keys, as a change of an inherited entry would, but there is no inherited entry with this name.',
    remedy: 'Correct the name, or add the missing keys.',
  },
  'extends-cycle': { about: 'Brands extend each other in a cycle.', remedy: 'Make one of them extend base.' },
  'extends-too-deep': {
    about: 'The chain of brands that extend each other is too long.',
    remedy: 'Make one of them extend a brand further up the chain.',
  },
  'unknown-merchant': { about: '"extends" names a brand that does not exist.', remedy: 'Use the name of a folder in merchants/.' },
  'duplicate-code': { about: 'Another brand has the same code. Accounts belong to the code.', remedy: 'Choose another code.' },
  'duplicate-domain': { about: 'Another brand has the same domain.', remedy: 'Remove the domain from one of them.' },
  'unknown-route': createUnknownNameText('a route'),
  'unknown-page': createUnknownNameText('a page', 'Use the name that the message suggests, or add pages/<name>.json.'),
  'unknown-layout': createUnknownNameText('a layout'),
  'unknown-area': createUnknownNameText('an area'),
  'unknown-overlay': createUnknownNameText('an overlay'),
  'unknown-member-page': createUnknownNameText('a member centre page'),
  'unknown-agent-page': createUnknownNameText('an agent centre page'),
  'unknown-category': createUnknownNameText('a game category'),
  'unknown-vendor': createUnknownNameText('a vendor'),
  'unknown-account': createUnknownNameText('a demo account'),
  'unknown-topic': createUnknownNameText('a help topic'),
  'unknown-partner': createUnknownNameText('a partner page'),
  'unknown-announcement': createUnknownNameText('an announcement or a promotion'),
  'unknown-language': createUnknownNameText('a language'),
  'unknown-phone-region': createUnknownNameText('a phone region'),
  'unknown-asset': createUnknownNameText('a picture or a font', 'Correct the path, or add the file to assets/.'),
  'unknown-pattern': {
    about: 'A rule of the registration form names a pattern that does not exist.',
    remedy: 'Use one of the patterns that the message lists.',
  },
  'unknown-message': {
    about: 'A file of the brand refers to a text that the brand does not have, or that one of its enabled languages lacks.',
    remedy: 'Correct the key, or add the text to messages/.',
  },
  'unknown-time-zone': { about: 'A value is not the name of a time zone.', remedy: 'Use a name such as Asia/Ho_Chi_Minh.' },
  'unknown-currency': { about: 'A value is not the code of a currency.', remedy: 'Use an ISO 4217 code such as THB.' },
  'unknown-country': { about: 'A value is not the code of a country.', remedy: 'Use an ISO 3166 code such as VN.' },
  'unknown-language-tag': { about: 'A value is not a language tag.', remedy: 'Use a BCP 47 tag such as vi-VN.' },
  'unknown-dialling-code': {
    about: 'No country has this dialling code, or this country has another one.',
    remedy: 'Use the code that the message suggests.',
  },
  'unknown-anchor': {
    about: '"before" or "after" names an entry that the list does not have.',
    remedy: unknownNameRemedy,
  },
  'unknown-menu-item': {
    about: 'The default page of a centre is not one of its pages.',
    remedy: unknownNameRemedy,
  },
  'removed-route': createRemovedNameText('a route'),
  'removed-layout': createRemovedNameText('a layout'),
  'removed-area': createRemovedNameText('an area'),
  'removed-overlay': createRemovedNameText('an overlay'),
  'removed-member-page': createRemovedNameText('a member centre page'),
  'removed-agent-page': createRemovedNameText('an agent centre page'),
  'removed-category': createRemovedNameText('a game category'),
  'removed-vendor': createRemovedNameText('a vendor'),
  'removed-account': createRemovedNameText('a demo account'),
  'removed-topic': createRemovedNameText('a help topic'),
  'removed-partner': createRemovedNameText('a partner page'),
  'removed-announcement': createRemovedNameText('an announcement'),
  'removed-language': createRemovedNameText('a language'),
  'removed-phone-region': createRemovedNameText('a phone region'),
  'misspelt-name': {
    about: 'A name that the brand defines is not used, and is close to a missing name that is used.',
    remedy: 'Correct one of the two names.',
  },
  'conflicting-position': { about: 'An entry has both "before" and "after".', remedy: 'Keep one of them.' },
  'position-cycle': {
    about: 'Entries are placed before or after each other in a cycle.',
    remedy: 'Remove "before" or "after" from one of them.',
  },
  'image-size': {
    about: 'A picture is far too large or too small for one of its uses.',
    remedy: 'Export it in the size that the message names.',
  },
  'unknown-lint-code': {
    about:
      '"lint" in merchant.json names a code that does not exist or has a fixed severity. The severity of errors, and of a few warnings, is fixed.',
    remedy: 'Use the code of a warning.',
  },
  'unused-suppression': {
    about: '"lint" in merchant.json ignores a warning that does not occur, perhaps because it has been corrected.',
    remedy: 'Remove the entry.',
  },
  'code-changed': {
    about: 'The brand code in merchant.json differs from the one with which the platform created the accounts of the brand.',
    remedy: 'Restore the previous code.',
  },
  'currency-changed': {
    about: 'The currency in merchant.json differs from the one with which the platform created the wallets of the brand.',
    remedy: 'Restore the currency.',
  },
  'seed-rejected': {
    about: 'The platform could not store the initial values of platform.json.',
    remedy: 'Correct the value that the message names.',
  },
  'not-supported': {
    about: 'A part of the brand needs an endpoint that the platform does not support: the site leaves it out.',
    remedy: 'Support the endpoint and list it in `info.endpoints` of the status response, or remove the part from the brand.',
  },
  'vendor-not-offered': {
    about: 'The brand names a vendor that the platform does not offer.',
    remedy: 'Remove it, or name another vendor.',
  },
  'game-not-offered': { about: 'The brand names a game that the platform does not offer.', remedy: 'Remove it, or name another game.' },
  'esports-not-sports': {
    about: 'A vendor in "esportsVendors" has no games in SPORTS that could move to ESPORTS.',
    remedy: 'Remove it, or name a sports vendor.',
  },
}
