// Derived from schemas/ by `npm run generate`. Never edited by hand.
/** The fields that a registration can have. */
export const registerFields = [
  "username",
  "password",
  "confirmPassword",
  "payeeName",
  "email",
  "qqNum",
  "mobileNum",
  "recommenderId",
  "captcha",
  "verificationCode",
  "affiliateCode",
  "paymentPassword",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "referralCode",
  "nickname",
  "fullName",
  "telegram",
  "zalo",
  "birthday",
  "address",
  "nationality",
  "occupation",
  "sourceOfIncome",
  "placeOfBirth"
] as const

/** Those that are not kept in the profile as they were typed. */
export const fieldsApart = [
  "username",
  "password",
  "confirmPassword",
  "captcha",
  "verificationCode",
  "affiliateCode",
  "paymentPassword"
] as const

/** Those that their owner sees whole. */
export const fieldsShownWhole = [
  "nickname",
  "nationality",
  "occupation",
  "sourceOfIncome",
  "placeOfBirth"
] as const

/** Those that their owner never sees. */
export const fieldsNeverShown = [
  "recommenderId",
  "referralCode"
] as const

/** Ways to reach somebody, the first one first. */
export const contactFields = [
  "zalo",
  "mobileNum",
  "telegram",
  "whatsapp",
  "line",
  "facebook",
  "wechat",
  "qqNum"
] as const

/** The inputs of fields that the brand has not set up. */
export const plainInputs = {
  "password": "password",
  "confirmPassword": "password",
  "mobileNum": "tel",
  "captcha": "captcha",
  "paymentPassword": "password",
  "birthday": "date"
} as const
