import { describe, expect, it } from 'vitest'
import { findHardCodedValues } from './find-hard-coded-values.ts'

/** Sentences with hard-coded rule values, and the values that are found. */
const sentencesWithRuleValues: readonly (readonly [sentence: string, ...values: readonly string[]])[] = [
  ['Paid out within 15 minutes.', '15 minutes'],
  ['Withdrawals usually take 3 hours.', '3 hours'],
  ['How long does a withdrawal take? Usually 15 minutes.', '15 minutes'],
  ['<tr><th>Withdrawals</th><td>15 minutes</td></tr>', '15 minutes'],
  ['Your money arrives within ten minutes.', 'ten minutes'],
  ['Within 15 minutes, your deposit is credited.', '15 minutes'],
  ['15-minute withdrawals, day and night', '15-minute'],
  ['The bonus expires after 30 days.', '30 days'],
  ['Cashback can be claimed for 30 days.', '30 days'],
  ['Prizes are paid within 15 minutes of the draw.', '15 minutes'],
  ['100% on top of your first deposit', '100%'],
  ['A welcome bonus of 50 per cent.', '50 per cent'],
  ['Get 0.8% cashback every day.', '0.8%'],
  ['We charge a fee of 2%.', '2%'],
  ['Up to €500.', '€500'],
  ['Deposit €20 and receive <b>€10</b> on top, up to €100', '€20', '€10', '€100'],
  ['The minimum withdrawal is 100,000 VND.', '100,000 VND'],
  ['Wager it ten times.', 'ten times'],
  ['10x wagering requirement', '10x'],
  ['Bet it 3 times before you withdraw.', '3 times'],
  ['Bonus funds must be rolled over 20 times.', '20 times'],
  ['Play through the bonus 15x.', '15x'],
  ['Deposit today for a 150% match bonus.', '150%'],
  ['VIP members get 2% rebate weekly', '2%'],
  ['The rebate must be claimed within seven days.', 'seven days'],
  ['Fifty free spins for everybody', 'Fifty free spins'],
  ['Earn 500 points.', '500 points'],
  ['Nearly 10,000 slots', '10,000 slots'],
  ['Play 5,000+ games', '5,000+ games'],
  ['Chi trả trong 15 phút', '15 phút'],
  ['Tiền về tài khoản sau ba giờ.', 'ba giờ'],
  ['Lệnh rút thường mất khoảng 3 giờ.', '3 giờ'],
  ['Nạp tiền: 5 phút', '5 phút'],
  ['Nhận thưởng trong 30 ngày.', '30 ngày'],
  ['Thưởng 100% cho lần nạp đầu', '100%'],
  ['Hoàn trả 0,8% mỗi ngày', '0,8%'],
  ['Phí rút 2%', '2%'],
  ['Rút tối thiểu 100.000 ₫', '100.000 ₫'],
  ['Cần cược đủ 10 vòng.', '10 vòng'],
  ['Tiền thưởng cần cược ba lần trước khi rút.', 'ba lần'],
  ['Tặng 50 lượt quay miễn phí', '50 lượt quay miễn phí'],
  ['Nhận 500 điểm', '500 điểm'],
  ['Tiền vào tài khoản trong vòng 10 phút', '10 phút'],
  ['Tặng ngay 88.000 VND khi đăng ký', '88.000 VND'],
  ['Tiền thưởng hết hạn sau bảy ngày', 'bảy ngày'],
  ['Hơn 10.000 trò chơi', '10.000 trò chơi'],
]

/** Sentences with numbers that are not rule values. */
const sentencesWithoutRuleValues: readonly string[] = [
  'Support is there 24 hours a day.',
  'Open 24 hours a day for deposits and withdrawals.',
  'You can withdraw seven days a week.',
  'Enter the withdrawal password wrong three times, and you have to reset it.',
  'The withdrawal password is locked for 15 minutes.',
  'The code is valid for 10 minutes.',
  'The email arrives within five minutes.',
  'The code arrives within two minutes, and your deposit is safe.',
  'You are logged out after 30 minutes, and your bonus stays.',
  'Draws are held every 15 minutes. Prizes are paid at once.',
  'The bonus round takes three minutes.',
  'Slots are serviced for two hours on Tuesday from 04:00 to 05:00.',
  'In the last three days of Tet, withdrawals are as fast as ever.',
  'Your history shows the deposits of up to 90 days.',
  'Since 1 November, one account for each person.',
  'You have to be 18 years old.',
  'All our games are tested; 100% fair.',
  'About 60% of our players are from Hanoi.',
  'A bet of €10 at odds of 2.5 returns €25.',
  'For example, you deposit €50.',
  'One USDT costs about 25,000 VND.',
  'Three slots are new this month.',
  'More than two games can be open.',
  'A hand of 21 points gets the table.',
  'A handicap of 2 points',
  'The wheel turns three times a day.',
  'Get {bonus.first.percent} on top, up to {bonus.first.maxBonus}, paid within {withdrawal.usualTime}.',
  'The match lasts 90 minutes.',
  'Read the rules three times before you play.',
  'Wrong password five times: the account is locked for 24 hours.',
  'The RTP of this slot is 96%.',
  'Bring a bank statement of the last three months for your withdrawal.',
  'The draw takes place three times a week and prizes go to the balance.',
  'Hỗ trợ 24 giờ mỗi ngày.',
  'Nạp rút 24 giờ mỗi ngày, 7 ngày một tuần.',
  'Trong ba ngày Tết, rút tiền vẫn mở.',
  'ba ngày Tết',
  'Nhập sai mật khẩu rút tiền ba lần thì phải đặt lại.',
  'Mã có hiệu lực trong 10 phút.',
  'Tự đăng xuất sau 30 phút, còn tiền thưởng vẫn giữ.',
  'Bảo trì trong hai giờ, nạp tiền vẫn mở.',
  'Đặt cược ba lần trong một ván.',
  'Tỷ lệ trả thưởng của trò này là 96%.',
  'Mở thưởng xổ số sau 15 phút mỗi kỳ.',
  'Nghỉ Tết bảy ngày, rút tiền vẫn bình thường.',
  'Khóa tài khoản 24 giờ nếu nhập sai năm lần.',
  'Giải có ba vòng đấu.',
  'Quay số lúc 16:15, tháng 11.',
  'quyền lợi của 3 người',
  'Khoảng 60% người chơi ở Hà Nội.',
  'Ví dụ, bạn nạp 500.000 ₫.',
  'Lá bài có 10 điểm.',
  'Ba trò chơi mới trong tháng này.',
  'Rút {withdrawal.min}, trong {withdrawal.usualTime}.',
]

describe('findHardCodedValues', () => {
  it.each(sentencesWithRuleValues)('finds the rule values in "%s"', (sentence, ...values) => {
    expect(findHardCodedValues(sentence)).toEqual(values)
  })

  it.each(sentencesWithoutRuleValues)('finds no rule value in "%s"', (sentence) => {
    expect(findHardCodedValues(sentence)).toEqual([])
  })

  it('considers each sentence separately', () => {
    expect(findHardCodedValues(sentencesWithoutRuleValues.join(' '))).toEqual([])
    expect(findHardCodedValues(`${sentencesWithoutRuleValues[0]} ${sentencesWithRuleValues[0]?.[0]}`)).toEqual(['15 minutes'])
  })
})
