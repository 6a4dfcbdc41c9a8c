/**
 * A kind of hard-coded number, and the words by which it is recognized as a number that the rules of the brand define.
 */
export interface RuleValueKind {
  readonly number: RegExp
  /** Words of which the clause must contain one. */
  readonly words: RegExp
  /**
   * Text directly before or after the number; one of the two must match unless the number has a plus sign. If both are
   * omitted, the number may be anywhere in the clause.
   */
  readonly precededBy?: RegExp
  readonly followedBy?: RegExp
  /** Text directly after a number that is not a rule value. */
  readonly notFollowedBy?: RegExp
  /** Words of clauses about other subjects, whose numbers are not rule values. */
  readonly exceptWords?: RegExp
}

const wordEdge = { left: String.raw`(?<![\p{L}\d.,:/§])`, right: String.raw`(?![\p{L}\d])` } as const
const createNumberPattern = (pattern: string): RegExp => new RegExp(`${wordEdge.left}(?:${pattern})${wordEdge.right}`, 'giu')
const createWordPattern = (...patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${patterns.join('|')})${wordEdge.right}`, 'iu')
const createStartPattern = (...patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`^[\s\u00a0]*(?:${patterns.join('|')})${wordEdge.right}`, 'iu')
const createEndPattern = (...patterns: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<!\p{L})(?:${patterns.join('|')})(?: (?:is|are|of|by))?[\s\u00a0:–-]*$`, 'iu')

const digitsPattern = String.raw`\d+(?:[.,]\d+)*\+?`
const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|' +
  'một|hai mươi|ba mươi|mười lăm|mười hai|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười'
const numeralPattern = String.raw`(?:${digitsPattern}|${numberWords})[\s\u00a0-]?`
const currency = '(?:[€$£₫₮₹฿]|VND|EUR|USDT?|THB|BRL|GBP)'

const rewardWords =
  'bonus(?:es)?(?! rounds?| games?)|cash-?back|rebates?|rewards?|gifts?|prizes?|winnings|vouchers?|' +
  '(?<!mở )thưởng|hoàn trả|hoàn tiền|hoàn cược|khuyến mãi|ưu đãi|quà'
const creditWords =
  'paid|pays?(?: out)?|pay-?outs?|credit(?:ed|s)?|refund(?:ed|s)?|arrives?|cộng|chi trả|trả thưởng|tiền về|(?:về|vào|tới|đến) (?:tài khoản|ví)'
const paymentWords = 'deposits?|withdraw(?:als?|n|s|ing)?(?! passwords?)|transfers?|cash-?outs?|(?:rút|nạp)(?: tiền)?|gửi tiền|chuyển tiền'
const receiptWords = 'gets?|receives?|earns?|claims?|collects?|enjoy|worth|tặng|nhận|tích|đổi'
const wageringWords =
  'wager(?:s|ed|ing)?|turn-?over|roll(?:ed)?[- ]?over|play[- ]?through|(?:stake|play|bet) (?:it|them|the bonus)|before [^,]*withdraw\\w*|' +
  'vòng cược|doanh thu|tổng cược|cược đủ|cược gấp|cược lại|trước khi [^,]*rút'
const limitWords = 'minimum|maximum|at least|at most|up to|no more than|tối thiểu|tối đa|hạn mức|lên đến|lên tới|ít nhất|nhiều nhất'
const feeWords = 'fees?|commissions?|phí|hoa hồng'

/** Words before a duration: "takes about", "trong". */
const durationPrefixes = [
  'within(?: the next)?|in|after|for|up to|under|less than|takes?|about|around|usually|only|just|no later than|until',
  'trong(?: vòng)?|sau|mất|khoảng|chỉ|tối đa|dưới|chưa đầy|chưa đến|không quá|thường',
  `(?:${paymentWords}|${creditWords})(?: times?)?`,
]
const frequencies = '(?:an?|per|each|every|mỗi|một|trong) (?:minute|hour|day|week|month|phút|giờ|ngày|tuần|tháng)'
const otherPeriods = 'of (?:play|tet|tết|the (?:holidays?|festival|week|month|year))|tết|lễ|nghỉ|cuối|đầu|làm quen|của'

const durationUnits = '(?:(?:working|business) )?(?:minutes?|hours?|days?|weeks?|months?)|phút|giờ|ngày|tuần|tháng'

export const ruleValueKinds: readonly RuleValueKind[] = [
  {
    number: createNumberPattern(`${numeralPattern}(?:%|per ?cent|phần trăm)`),
    words: createWordPattern(rewardWords, feeWords, paymentWords, receiptWords, creditWords, 'on top|extra|back|match(?:ed|es)?|thêm'),
    exceptWords: createWordPattern('safe|secure|fair|rtp|return to player|an toàn|công bằng|tỷ lệ trả thưởng'),
  },
  {
    number: createNumberPattern(`${currency}\\s?\\d[\\d.,]*\\d|${currency}\\s?\\d|\\d[\\d.,]*[\\s\\u00a0]?${currency}`),
    words: createWordPattern(rewardWords, feeWords, paymentWords, receiptWords, creditWords, limitWords, 'free|miễn phí'),
    exceptWords: createWordPattern('examples?|odds|ví dụ|chẳng hạn|tỷ lệ'),
  },
  {
    number: createNumberPattern(`${numeralPattern}(?:×|x|times|lần|vòng(?! quay| đấu| bảng))`),
    words: createWordPattern(wageringWords),
    notFollowedBy: createStartPattern(frequencies, 'wrong|in a row|sai|liên tiếp'),
    exceptWords: createWordPattern('wrong|passwords?|sai|mật khẩu'),
  },
  {
    number: createNumberPattern(`${numeralPattern}(?:${durationUnits})`),
    words: createWordPattern(rewardWords, creditWords, paymentWords),
    precededBy: createEndPattern(...durationPrefixes),
    followedBy: createStartPattern(rewardWords, creditWords, paymentWords),
    notFollowedBy: createStartPattern(frequencies, otherPeriods),
    exceptWords: createWordPattern(
      '(?<!bonus )codes?|e-?mails?|sms|links?|locked|blocked|sessions?|logged out|breaks?|history|records?|listed|maintenance|closed',
      'mã|tin nhắn|đường dẫn|khóa|đăng xuất|tạm nghỉ|lịch sử|sao kê|bảo trì|đóng cửa',
    ),
  },
  { number: createNumberPattern(`${numeralPattern}(?:free (?:spins?|bets?)|(?:lượt|vòng) quay miễn phí|lượt cược miễn phí)`), words: /^/ },
  {
    number: createNumberPattern(`${numeralPattern}(?:points?|điểm|lượt quay(?! miễn phí))`),
    words: createWordPattern(rewardWords, receiptWords, 'cộng'),
    exceptWords: createWordPattern('cards?|hands?|blackjack|baccarat|handicaps?|lá|bài|chấp'),
  },
  {
    number: createNumberPattern(String.raw`\d[\d.,]*\d{2}\+?\s(?:slots?|games|trò chơi|game)`),
    words: /^/,
    precededBy: createEndPattern('nearly|almost|over|more than|about|up to|hơn|gần|trên|khoảng'),
  },
]
