const en = {
  title: 'Test payment',
  lead: 'This page stands in for your bank, wallet or kiosk. No real money moves.',
  to: 'Pay to',
  reference: 'Reference',
  pay: 'Pay',
  qr: 'Scan this code with your banking app.',
  wallet: 'Confirm the payment in your wallet.',
  crypto: 'Send this amount from your wallet.',
  voucher: 'Redeem your voucher.',
  simulate: 'Test what can go wrong',
  late: 'Confirm 20 seconds late',
  repeated: 'Confirm three times',
  outOfOrder: 'Fail first, then succeed, and report both in reverse order',
  differentAmount: 'Pay a different amount',
  amount: 'Amount',
  failed: 'Let the payment fail',
  unreported: 'Never confirm the payment',
  back: 'Go back without paying',
  done: 'This payment is complete.',
  gone: 'This payment does not exist or has expired. You were not charged. Please go back and start a new deposit.',
}
type Texts = Readonly<Record<keyof typeof en, string>>

const vi: Texts = {
  title: 'Thanh toán thử',
  lead: 'Trang này thay cho ngân hàng, ví hoặc cửa hàng của bạn. Không có tiền thật được chuyển.',
  to: 'Thanh toán cho',
  reference: 'Mã tham chiếu',
  pay: 'Thanh toán',
  qr: 'Quét mã này bằng ứng dụng ngân hàng.',
  wallet: 'Xác nhận thanh toán trong ví của bạn.',
  crypto: 'Gửi số tiền này từ ví của bạn.',
  voucher: 'Đổi thẻ nạp.',
  simulate: 'Thử các tình huống lỗi',
  late: 'Xác nhận trễ 20 giây',
  repeated: 'Xác nhận ba lần',
  outOfOrder: 'Lỗi trước, thành công sau, báo ngược thứ tự',
  differentAmount: 'Thanh toán số tiền khác',
  amount: 'Số tiền',
  failed: 'Cho thanh toán thất bại',
  unreported: 'Không bao giờ xác nhận',
  back: 'Quay lại, không thanh toán',
  done: 'Thanh toán này đã hoàn tất.',
  gone: 'Thanh toán này không tồn tại hoặc đã hết hạn. Bạn chưa bị trừ tiền. Vui lòng quay lại và tạo lệnh nạp mới.',
}

/** Returns the texts of the gateway's page: Vietnamese if requested, otherwise English. */
export const getTexts = (language: string): Texts => (language.toLowerCase().startsWith('vi') ? vi : en)
