import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readText } from './tracked-files.ts'

/** A text for players, with its file, key and language. */
interface PlayerText {
  readonly file: string
  readonly key: string
  readonly language: string
  readonly text: string
}

interface Rule {
  readonly pattern: RegExp
  /** What to write instead. */
  readonly remedy: string
  /** Keys whose texts the specification fixes, or in which the words have another meaning. */
  readonly except?: RegExp
}

const englishRules: readonly Rule[] = [
  { pattern: /\bsign(?:s|ed|ing)? (?:in|out)\b/i, remedy: 'Write "log in" or "log out".' },
  {
    pattern: /\b(?:to|can|cannot|please|must|and|or|then) login\b(?! (?:password|name|window))/i,
    remedy: '"login" is the noun. Write "log in".',
    except: /^(?:error_non_member_login|extra_back)$/,
  },
  {
    pattern: /\bregist(?:er(?:s|ed|ing)?|rations?)\b/i,
    remedy: 'Players "sign up". "Register" is what an agent does for a member.',
    except: /^(?:in_need_true_account|agent_registerCenter|downline_.*)$/,
  },
  { pattern: /\be-mails?\b/i, remedy: 'Write "email".' },
  { pattern: /\bphone number\b/i, remedy: 'Write "mobile number".' },
  { pattern: /\b(?:withdrawal|transaction|fund|security) password\b/i, remedy: 'Write "payment password".' },
  { pattern: /\breceiving address/i, remedy: 'Write "payout account".' },
  { pattern: /\b(?:customer support|support team|helpdesk)\b/i, remedy: 'Write "customer service".' },
  { pattern: /\b(?:studios?|vendors?)\b/i, remedy: 'Write "provider".' },
  { pattern: /\bwhoever\b/i, remedy: 'Write "anyone who", or name the person.' },
  { pattern: /\b(?:rollover|played? through|stake it|turnover requirement)\b/i, remedy: 'Write "wagering requirement".' },
  { pattern: /\b(?:people (?:below|above)|stands? (?:below|above)|agent (?:below|above))\b/i, remedy: 'Write "downline" or "upline".' },
  { pattern: /\bown dates\b/i, remedy: 'Write "Custom range".' },
  { pattern: /\b(?:site|server) time\b/i, remedy: 'Write "system time".' },
  { pattern: /\bin force\b/i, remedy: 'Write "active".' },
  { pattern: /\brefused\b/i, remedy: 'Write "rejected".', except: /^gate_restricted_text$/ },
  { pattern: /\bgambling help\b/i, remedy: 'Write "responsible gaming".' },
  { pattern: /\byou (?:also )?find\b/i, remedy: 'Write "you can find", or say where it is.' },
  { pattern: /\bwe (?:tell|notify|contact) you\b/i, remedy: 'Write "we will tell you".' },
  { pattern: /\b(?:favorites?|center|canceled|colors?)\b/i, remedy: 'Spell it the British way.' },
]

const vietnameseRules: readonly Rule[] = [
  { pattern: /mật khẩu (?:thanh toán|giao dịch|quỹ)/i, remedy: 'Write "mật khẩu rút tiền".' },
  { pattern: /e-mail/i, remedy: 'Write "email".' },
  { pattern: /số di động/i, remedy: 'Write "số điện thoại".' },
  { pattern: /huỷ|hoá(?!\p{L})|tỉ lệ/iu, remedy: 'Spell it "hủy", "hóa", "tỷ lệ".' },
  { pattern: /cấp (?:dưới|trên)/i, remedy: 'Write "tuyến dưới" or "tuyến trên".' },
  { pattern: /bộ phận|nhân viên hỗ trợ/i, remedy: 'Write "chăm sóc khách hàng".' },
  { pattern: /biên nhận/i, remedy: 'Write "biên lai".' },
  { pattern: /thể loại/i, remedy: 'Write "danh mục".' },
  { pattern: /khu đổi điểm/i, remedy: 'Write "cửa hàng điểm".' },
  { pattern: /đội (?!nhóm|ngũ|thắng|hư cấu)/i, remedy: 'Write "đội nhóm".' },
  { pattern: /\d\.\d+ ?%|\d,\d{3}(?!\d)/, remedy: 'In Vietnamese, use a decimal comma, and a point between thousands.' },
  { pattern: /\d{4}-\d{2}-\d{2}/, remedy: 'Write the date as 31/12/2026.', except: /^reg_pattern_date-/ },
]

const commonRules: readonly Rule[] = [
  { pattern: /'/, remedy: 'Write the typographic apostrophe ’.', except: /^live_filter_HE$/ },
  { pattern: /"/, remedy: 'Write typographic quotation marks “ ”.' },
  { pattern: /\.\.\./, remedy: 'Write the ellipsis ….' },
  { pattern: /\p{L} …/u, remedy: 'No space before an ellipsis.' },
  { pattern: /\w\)? - \(?\w/, remedy: 'Use an en dash. A range has no spaces around it.' },
  { pattern: /\b(?:png|jpe?g|pdf)\b/, remedy: 'Write file types in capitals.' },
  { pattern: /(?:^|[\s(])-\d/, remedy: 'Write the minus sign −.' },
  { pattern: /[€$£₫₮] ?\d|\d ?[€₫₮]/, remedy: 'Use a placeholder: the brand decides how amounts are formatted.' },
  { pattern: /BeGambleAware/i, remedy: 'The brand names its own service in settings.json.' },
]

/** Headings, labels and buttons, by their keys. */
const shortTextKeys = /(?:_title|_eyebrow|_label|_submit|_action|_send|_continue|_cancel|_change|_add|\/title|\/label)$|^in_/
const noFullStopRule: Rule = { pattern: /[^.]\.$/, remedy: 'Headings, labels and buttons have no full stop.' }

const listRules = ({ language, key }: PlayerText): readonly Rule[] => [
  ...commonRules,
  ...(language === 'EN' ? englishRules : language === 'TY' ? vietnameseRules : []),
  ...(shortTextKeys.test(key) ? [noFullStopRule] : []),
]

/** Returns a text without its tags and placeholders. */
const stripMarkup = (text: string): string => text.replace(/<[^>]*>|\{[^}]*\}/g, ' ')

const findViolations = (texts: readonly PlayerText[]): readonly string[] =>
  texts.flatMap((playerText) =>
    listRules(playerText)
      .filter(({ pattern, except }) => pattern.test(stripMarkup(playerText.text)) && except?.test(playerText.key) !== true)
      .map(({ remedy }) => `${playerText.file} ${playerText.key}: ${JSON.stringify(playerText.text)} ${remedy}`),
  )

const brands = readdirSync('merchants')
const languages = ['EN', 'TY']

function readMessages(file: string, language: string): readonly PlayerText[] {
  const texts = JSON.parse(readText(file) ?? '{}') as Readonly<Record<string, string>>
  return Object.entries(texts).flatMap(([key, text]) => (key === '$schema' ? [] : [{ file, key, language, text }]))
}

/**
 * Returns the texts by language in a file of a brand, such as those of announcements, help pages and payment channels.
 */
function readBrandTexts(file: string): readonly PlayerText[] {
  const collectTexts = (value: unknown, path: string, language?: string): readonly PlayerText[] => {
    if (typeof value === 'string') return language === undefined ? [] : [{ file, key: path, language, text: value }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, child]) => collectTexts(child, `${path}/${key}`, languages.includes(key) ? key : language))
  }
  return collectTexts(JSON.parse(readText(file) ?? '{}'), '')
}

/** Returns the texts of the demo pages: entries `key: 'text'` of `const en` and `const vi`. */
function readPageTexts(file: string): readonly PlayerText[] {
  const [, en = '', vi = ''] = (readText(file) ?? '').split(/^const (?:en|vi)\b/m)
  const parseTexts = (code: string, language: string): readonly PlayerText[] =>
    [...code.matchAll(/^ {2}(\w+):\s+(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")/gm)].map(([, key = '', single, double]) => ({
      file,
      key,
      language,
      text: single ?? double ?? '',
    }))
  return [...parseTexts(en, 'EN'), ...parseTexts(vi, 'TY')]
}

describe('texts for players use the terms and the punctuation of docs/style.md', () => {
  it.each(languages)('in the message files of every brand in %s', (language) => {
    const texts = brands.flatMap((brand) => readMessages(`merchants/${brand}/messages/${language}.json`, language))
    expect(texts.length).toBeGreaterThan(1500)
    expect(findViolations(texts)).toEqual([])
  })

  it('in the content and the platform data of every brand', () => {
    const texts = brands.flatMap((brand) => ['content', 'platform'].flatMap((name) => readBrandTexts(`merchants/${brand}/${name}.json`)))
    expect(texts.length).toBeGreaterThan(250)
    expect(findViolations(texts)).toEqual([])
  })

  it('on the pages of the demo vendor and the demo gateway', () => {
    const texts = ['demo/vendor/pages/kit/texts.ts', 'demo/gateway/texts.ts'].flatMap(readPageTexts)
    expect(texts.length).toBeGreaterThan(400)
    expect(findViolations(texts)).toEqual([])
  })

  it.each([
    ['EN', 'sign_out_text', 'Do you want to sign out?', 'Write "log in" or "log out".'],
    ['EN', 'login_text', 'Please login again.', '"login" is the noun. Write "log in".'],
    ['EN', 'steps_text', 'Register in a minute.', 'Players "sign up". "Register" is what an agent does for a member.'],
    ['EN', 'bonus_text', 'You find the terms below.', 'Write "you can find", or say where it is.'],
    ['EN', 'state_text', 'The deposit was refused.', 'Write "rejected".'],
    ['EN', 'wait_text', 'Opening …', 'No space before an ellipsis.'],
    ['EN', 'range_text', 'Enter (min) - (max) digits.', 'Use an en dash. A range has no spaces around it.'],
    ['EN', 'payee_text', "Enter today's code.", 'Write the typographic apostrophe ’.'],
    ['EN', 'profit_text', 'Your result is -5.', 'Write the minus sign −.'],
    ['EN', 'deposit_submit', 'Pay now.', 'Headings, labels and buttons have no full stop.'],
    ['TY', 'payment_text', 'Đặt mật khẩu thanh toán.', 'Write "mật khẩu rút tiền".'],
    ['TY', 'cashback_text', 'Hoàn trả đến 1.20%.', 'In Vietnamese, use a decimal comma, and a point between thousands.'],
  ])('a text in %s that violates a rule is reported with a remedy: %s', (language, key, text, remedy) => {
    expect(findViolations([{ file: 'example.json', key, language, text }])).toEqual([
      `example.json ${key}: ${JSON.stringify(text)} ${remedy}`,
    ])
  })
})
