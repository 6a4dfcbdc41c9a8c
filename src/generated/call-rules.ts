// Derived from schemas/ by `npm run generate`. Never edited by hand.
/** How often a call may be asked, and what the log of who did what calls it. */
export const callRules = {
  "agent.affiliate": {
    "limit": 60
  },
  "agent.register": {
    "limit": 30,
    "audit": "register-downline"
  },
  "agent.dividendRequest": {
    "limit": 60,
    "audit": "contract-offer"
  },
  "agent.dailySalaryContract": {
    "limit": 60,
    "audit": "contract-offer"
  },
  "agent.hourlySalary": {
    "limit": 60,
    "audit": "contract-offer"
  },
  "agent.realtimeSalaryContract": {
    "limit": 60,
    "audit": "contract-offer"
  },
  "agent.contractStep": {
    "limit": 60,
    "audit": {
      "by": "step",
      "events": {
        "accept": "contract-accept",
        "reject": "contract-reject",
        "withdraw": "contract-withdraw",
        "end": "contract-end",
        "agree": "contract-agree",
        "refuse": "contract-refuse"
      }
    }
  },
  "agent.overview": {
    "limit": 120
  },
  "agent.statement": {
    "limit": 120
  },
  "content.feedback": {
    "limit": 30
  },
  "member.register": {
    "limit": 60,
    "audit": "register"
  },
  "member.registerMobile": {
    "limit": 60,
    "audit": "register-mobile"
  },
  "member.registerSocial": {
    "limit": 60,
    "audit": "register-social"
  },
  "member.changePassword": {
    "limit": 30,
    "audit": "password-change"
  },
  "member.setPaymentPassword": {
    "limit": 30,
    "audit": "payment-password"
  },
  "member.forgotByEmail": {
    "limit": 30,
    "audit": "password-by-email"
  },
  "member.passwordByPhone": {
    "limit": 30,
    "audit": "password-by-phone"
  },
  "member.authenticator": {
    "limit": 30
  },
  "member.confirmAuthenticator": {
    "limit": 30,
    "audit": "authenticator"
  },
  "member.removeAuthenticator": {
    "limit": 30,
    "audit": "authenticator-removed"
  },
  "session.captcha": {
    "limit": 120
  },
  "session.captchaText": {
    "limit": 60
  },
  "session.login": {
    "limit": 120,
    "audit": {
      "by": "type",
      "events": {
        "username": "login",
        "sms": "login-sms"
      }
    }
  },
  "session.loginV2": {
    "limit": 60,
    "audit": "login-remembered"
  },
  "session.logout": {
    "audit": "logout"
  },
  "session.freePlay": {
    "limit": 20,
    "audit": "login-trial"
  },
  "session.socialStart": {
    "limit": 60
  },
  "session.social": {
    "limit": 60,
    "audit": "login-social"
  },
  "session.socialLink": {
    "limit": 30,
    "audit": "social-link"
  },
  "session.oneClick": {
    "limit": 20,
    "audit": "register-click"
  },
  "session.extraSend": {
    "limit": 30
  },
  "session.extraCheck": {
    "limit": 60,
    "audit": "login-extra"
  },
  "session.endDevice": {
    "limit": 60,
    "audit": "device-ended"
  },
  "session.forgetPlace": {
    "limit": 60,
    "audit": "place-forgotten"
  },
  "verification.smsNoLogin": {
    "limit": 30
  },
  "verification.smsRegister": {
    "limit": 30
  },
  "verification.work": {
    "limit": 600
  },
  "verification.slider": {
    "limit": 60
  },
  "verification.slide": {
    "limit": 60
  },
  "verification.smsConfirm": {
    "limit": 60
  },
  "wallet.transfer": {
    "limit": 120,
    "audit": "transfer"
  }
} as const

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
