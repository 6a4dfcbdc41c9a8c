// Derived from schemas/ by `npm run generate`. Never edited by hand.
/** How often a call may be asked, how large it may be, and what the log of who did what calls it. */
export const callRules = {
  "activity.join": {
    "limit": 120,
    "audit": "activity-join"
  },
  "activity.image": {
    "limit": 60,
    "largest": 7500000,
    "audit": "activity-image"
  },
  "activity.apply": {
    "limit": 60,
    "audit": "activity-apply"
  },
  "activity.claim": {
    "limit": 120,
    "audit": "activity-claim"
  },
  "activity.claimRaffle": {
    "limit": 120,
    "audit": "raffle-claim"
  },
  "agent.affiliate": {
    "limit": 60
  },
  "agent.freezeDownline": {
    "limit": 60,
    "audit": {
      "by": "step",
      "events": {
        "freeze": "downline-freeze",
        "unfreeze": "downline-unfreeze"
      }
    }
  },
  "agent.register": {
    "limit": 30,
    "audit": "register-downline"
  },
  "agent.addRegisterLink": {
    "limit": 30,
    "audit": "register-link-add"
  },
  "agent.changeRegisterLink": {
    "limit": 60,
    "audit": {
      "by": "step",
      "events": {
        "on": "register-link-on",
        "off": "register-link-off",
        "delete": "register-link-delete"
      }
    }
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
        "refuse": "contract-refuse",
        "recall": "contract-recall"
      }
    }
  },
  "agent.settlements": {
    "limit": 120
  },
  "agent.income": {
    "limit": 120
  },
  "agent.overview": {
    "limit": 120
  },
  "agent.statement": {
    "limit": 120
  },
  "agent.teamBets": {
    "limit": 120
  },
  "agent.teamMovements": {
    "limit": 120
  },
  "content.feedback": {
    "limit": 30
  },
  "deposit.request": {
    "limit": 60,
    "audit": "deposit"
  },
  "deposit.sent": {
    "audit": "deposit-sent"
  },
  "deposit.proof": {
    "limit": 20,
    "largest": 7500000,
    "audit": "deposit-proof"
  },
  "deposit.proofFile": {
    "limit": 120
  },
  "deposit.cancel": {
    "audit": "deposit-cancel"
  },
  "inbox.read": {
    "limit": 240
  },
  "inbox.remove": {
    "limit": 240
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
  "member.contactCode": {
    "limit": 30
  },
  "member.setContact": {
    "limit": 30,
    "audit": "contact"
  },
  "mission.claim": {
    "limit": 120,
    "audit": "mission-claim"
  },
  "payee.add": {
    "limit": 30,
    "audit": "payee-added"
  },
  "payee.sendCode": {
    "limit": 30
  },
  "payee.confirm": {
    "limit": 60,
    "audit": "payee-confirmed"
  },
  "payee.prefer": {
    "limit": 60
  },
  "payee.remove": {
    "limit": 60,
    "audit": "payee-removed"
  },
  "points.redeem": {
    "limit": 60,
    "audit": "points-redeem"
  },
  "points.convert": {
    "limit": 60,
    "audit": "points-convert"
  },
  "record.claimCashback": {
    "limit": 60,
    "audit": "claim-cashback"
  },
  "reward.claim": {
    "limit": 120,
    "audit": "reward-claim"
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
  "wallet.moveFunds": {
    "limit": 120,
    "audit": "vendor-transfer"
  },
  "wallet.returnFunds": {
    "limit": 120,
    "audit": "vendor-return"
  },
  "wallet.transfer": {
    "limit": 120,
    "audit": "transfer"
  },
  "withdrawal.request": {
    "limit": 60,
    "audit": "withdrawal"
  },
  "withdrawal.cancel": {
    "limit": 60,
    "audit": "withdrawal-cancelled"
  },
  "withdrawal.confirm": {
    "limit": 60,
    "largest": 7500000,
    "audit": {
      "by": "outcome",
      "events": {
        "received": "withdrawal-received",
        "partly": "withdrawal-partly",
        "missing": "withdrawal-missing"
      }
    }
  }
} as const
