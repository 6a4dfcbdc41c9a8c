/**
 * Numbers with a unit that promise something: shares, times, amounts and periods. Clock times, dates and counts of
 * things are none.
 */
const numeral =
  '(?:\\d+(?:[.,]\\d+)*\\+?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|sixty|ninety)|(?:hai|ba|bốn|năm|sáu|bảy|tám|chín|mười(?: lăm| hai)?|hai mươi|ba mươi))'
const units =
  '(?:%|per ?cent\\b|×|x\\b|times\\b|(?:working |business )?(?:minutes?|hours?|days?|weeks?|months?)\\b|free (?:spins?|bets?)\\b|points\\b|slots\\b|phút|giờ(?! của)|ngày(?! làm quen)|tuần|tháng(?! \\d)|lần(?! đầu)|vòng|điểm|phần trăm|lượt quay)'
const amount = '(?:[€$£₫₮₹฿]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[€$£₫₮₹฿]|(?:VND|EUR|USD|USDT)\\b))'
const bare = new RegExp(`(?<![\\p{L}\\d.,:{]|tháng )(?:${amount}|${numeral}[\\s\\u00a0-]?${units})`, 'giu')

/** What such a text has, which most do not. */
const quick = /[\d€$£₫₮%]|minute|hour|day|week|month|times|phút|giờ|ngày|tuần|tháng|lần|vòng/iu

/** The numbers with which a text promises something, as they are written. Tags and placeholders are left out. */
export function barePromises(text: string): readonly string[] {
  if (!quick.test(text)) return []
  const words = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\{[^{}]*\}/g, '§')
  return [...words.matchAll(bare)].map(([found]) => found.trim())
}
