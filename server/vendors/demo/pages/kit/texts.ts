import { start } from './start.ts'

const en = {
  demo: 'Demo',
  demo_text: 'Play credits only: they are worth nothing and cannot be bought or cashed in.',
  credits: 'Credits',
  fill: 'Fill up',
  fill_done: 'Your credits are full again.',
  stake: 'Stake',
  win: 'Win',
  total_win: 'Total win',
  coin: 'Coin',
  less: 'Less',
  more: 'More',
  spin: 'Spin',
  spinning: 'Spinning',
  auto: 'Auto 10',
  stop: 'Stop',
  fast: 'Fast',
  no_win: 'No win this time',
  ways: '{ways} ways',
  free_spins: 'Free spins',
  free_won: '{count} free spins, everything pays double',
  free_left: 'Free spin {now} of {count}',
  rules: 'Rules and pays',
  fair: 'Fairness',
  history: 'Rounds',
  close: 'Close',
  no_credits: 'Not enough credits for this stake. Fill them up, or choose a smaller one.',
  seat_ended: 'This game has been open for too long. Open it again.',
  bad_bet: 'This bet cannot be played.',
  too_many: 'That was too fast. Wait a moment.',
  failed: 'The round could not be played. Nothing was lost: try again.',
  again: 'Try again',
  ended_title: 'This game has ended',
  ended_text: 'A game can be opened once from the site. Go back and open it again.',
  fair_text:
    'Each round is drawn from a seed of 32 random bytes that the server makes with node:crypto. Its SHA-256 hash is shown before the round, the seed itself after it. The numbers are HMAC-SHA-256 of your own text under that seed, so neither side can steer them alone.',
  fair_next: 'Hash of the next seed',
  fair_mine: 'Your text',
  fair_seed: 'Seed',
  fair_hash: 'Hash',
  fair_check: 'Check',
  fair_good: 'Right: the seed has the hash that was shown, and the round plays out the same.',
  fair_bad: 'This round does not check out.',
  fair_none: 'No rounds yet.',
  slot_rules:
    'Five reels, three rows, 243 ways: equal symbols on neighbouring reels from the left win, whatever row they stand in. The crown is wild on the three middle reels. Three stars anywhere give eight free spins that pay double. In the long run {rate} % of all stakes come back.',
  slot_pays: 'What three, four and five pay, in coins, for each way. A spin costs {coins} coins.',
  symbol_wild: 'Wild',
  symbol_star: 'Star',
  slot_stars: 'Stars pay the stake: 2, 10 and 50 times',
}

const vi: Readonly<Record<keyof typeof en, string>> = {
  demo: 'Chơi thử',
  demo_text: 'Chỉ dùng điểm chơi thử: không có giá trị, không thể mua hay đổi thành tiền.',
  credits: 'Điểm',
  fill: 'Nạp đầy',
  fill_done: 'Điểm của bạn đã đầy trở lại.',
  stake: 'Cược',
  win: 'Thắng',
  total_win: 'Tổng thắng',
  coin: 'Mức xu',
  less: 'Giảm',
  more: 'Tăng',
  spin: 'Quay',
  spinning: 'Đang quay',
  auto: 'Tự quay 10',
  stop: 'Dừng',
  fast: 'Nhanh',
  no_win: 'Lần này chưa trúng',
  ways: '{ways} cách',
  free_spins: 'Lượt quay miễn phí',
  free_won: '{count} lượt quay miễn phí, thắng nhân đôi',
  free_left: 'Lượt miễn phí {now} / {count}',
  rules: 'Luật và bảng trả thưởng',
  fair: 'Minh bạch',
  history: 'Lịch sử',
  close: 'Đóng',
  no_credits: 'Không đủ điểm cho mức cược này. Hãy nạp đầy điểm hoặc chọn mức nhỏ hơn.',
  seat_ended: 'Trò chơi đã mở quá lâu. Vui lòng mở lại.',
  bad_bet: 'Không thể đặt cược này.',
  too_many: 'Thao tác quá nhanh. Vui lòng chờ một chút.',
  failed: 'Không chơi được ván này. Bạn không mất điểm: hãy thử lại.',
  again: 'Thử lại',
  ended_title: 'Trò chơi đã kết thúc',
  ended_text: 'Mỗi lần mở từ trang chỉ dùng được một lần. Hãy quay lại và mở trò chơi một lần nữa.',
  fair_text:
    'Mỗi ván được rút từ một hạt giống 32 byte ngẫu nhiên do máy chủ tạo bằng node:crypto. Mã băm SHA-256 được công bố trước ván, hạt giống được công bố sau ván. Các số là HMAC-SHA-256 của chuỗi do bạn chọn với hạt giống đó, nên không bên nào tự điều khiển được kết quả.',
  fair_next: 'Mã băm của hạt giống kế tiếp',
  fair_mine: 'Chuỗi của bạn',
  fair_seed: 'Hạt giống',
  fair_hash: 'Mã băm',
  fair_check: 'Kiểm tra',
  fair_good: 'Đúng: hạt giống khớp với mã băm đã công bố và ván chơi cho cùng kết quả.',
  fair_bad: 'Ván này không khớp.',
  fair_none: 'Chưa có ván nào.',
  slot_rules:
    'Năm cuộn, ba hàng, 243 cách: biểu tượng giống nhau trên các cuộn liền kề tính từ trái sẽ thắng, không kể ở hàng nào. Vương miện là biểu tượng thay thế trên ba cuộn giữa. Ba ngôi sao ở bất kỳ đâu cho tám lượt quay miễn phí trả gấp đôi. Về lâu dài {rate} % tổng cược được trả lại.',
  slot_pays: 'Mức trả cho ba, bốn và năm biểu tượng, tính bằng xu cho mỗi cách. Mỗi lượt quay tốn {coins} xu.',
  symbol_wild: 'Thay thế',
  symbol_star: 'Ngôi sao',
  slot_stars: 'Ngôi sao trả theo mức cược: 2, 10 và 50 lần',
}

export type TextKey = keyof typeof en

const texts = start.language?.startsWith('vi') ? vi : en

/** A text in the language of the launch; English for languages that this vendor does not speak. */
export function text(key: TextKey, values: Readonly<Record<string, string | number>> = {}): string {
  return texts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

const whole = new Intl.NumberFormat(texts === vi ? 'vi-VN' : 'en-US', { maximumFractionDigits: 0 })

/** Play credits as the language writes numbers. */
export const credits = (amount: number): string => whole.format(amount)
