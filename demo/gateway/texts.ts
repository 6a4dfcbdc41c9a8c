const en = {
  title: 'Test payment',
  lead: 'No money moves here: this page stands for your bank, wallet or kiosk.',
  to: 'Payment to',
  reference: 'Reference',
  pay: 'Pay',
  qr: 'Scan this code with your bank’s app.',
  wallet: 'Confirm the payment in your wallet.',
  crypto: 'Send the amount from your wallet.',
  voucher: 'Redeem the voucher.',
  what: 'Or have it go as payments sometimes do',
  late: 'The shop hears of it 20 seconds later',
  twice: 'The shop hears of it three times',
  order: 'It fails, then it works; the shop hears it the other way round',
  other: 'Pay another amount',
  amount: 'Amount',
  failed: 'It fails',
  never: 'The shop never hears of it',
  back: 'Back to the shop without paying',
  done: 'This payment is done.',
  gone: 'There is no such payment, or its time is over.',
}
type Texts = Readonly<Record<keyof typeof en, string>>

const vi: Texts = {
  title: 'Thanh toán thử',
  lead: 'Không có tiền thật: trang này thay cho ngân hàng, ví hoặc cửa hàng của bạn.',
  to: 'Thanh toán cho',
  reference: 'Mã tham chiếu',
  pay: 'Thanh toán',
  qr: 'Quét mã này bằng ứng dụng ngân hàng.',
  wallet: 'Xác nhận thanh toán trong ví của bạn.',
  crypto: 'Gửi số tiền từ ví của bạn.',
  voucher: 'Đổi thẻ nạp.',
  what: 'Hoặc thử những gì đôi khi xảy ra',
  late: 'Cửa hàng biết sau 20 giây',
  twice: 'Cửa hàng được báo ba lần',
  order: 'Lần đầu lỗi, lần sau được; cửa hàng được báo ngược thứ tự',
  other: 'Trả số tiền khác',
  amount: 'Số tiền',
  failed: 'Thanh toán lỗi',
  never: 'Cửa hàng không được báo',
  back: 'Quay lại, không thanh toán',
  done: 'Đã xử lý thanh toán này.',
  gone: 'Không có thanh toán này, hoặc đã hết hạn.',
}

/** The texts of the gateway's page: Vietnamese where that is asked for, else English. */
export const textsFor = (language: string): Texts => (language.toLowerCase().startsWith('vi') ? vi : en)
