// Derived from schemas/ by `npm run generate`. Never edited by hand.
/** The most characters that a call takes of each text. */
export const longest = {
  "activity.join": {
    "id": 32
  },
  "activity.image": {
    "file": 7100000
  },
  "activity.apply": {
    "id": 32,
    "remark": 4000
  },
  "activity.claim": {
    "id": 32
  },
  "activity.raffle": {
    "id": 32
  },
  "activity.claimRaffle": {
    "id": 32
  },
  "agent.affiliate": {
    "code": 64,
    "domain": 253
  },
  "agent.downlines": {
    "username": 64,
    "under": 64
  },
  "agent.freezeDownline": {
    "username": 64
  },
  "agent.register": {
    "username": 255,
    "password": 255,
    "payeeName": 255,
    "email": 255,
    "qqNum": 255,
    "mobileNum": 255,
    "paymentPassword": 255,
    "line": 255,
    "whatsapp": 255,
    "facebook": 255,
    "wechat": 255,
    "idNumber": 255,
    "nickname": 255,
    "fullName": 255,
    "telegram": 255,
    "zalo": 255,
    "birthday": 255,
    "address": 255,
    "nationality": 255,
    "occupation": 255,
    "sourceOfIncome": 255,
    "placeOfBirth": 255,
    "countryDialingCode": 4
  },
  "agent.changeRegisterLink": {
    "code": 64
  },
  "agent.dividendRequest": {
    "username": 64,
    "period": 10,
    "validBet": 40,
    "profitLoss": 40,
    "activeMembers": 10,
    "rate": 10
  },
  "agent.dailySalaryContract": {
    "username": 64,
    "dailyBet": 40,
    "rate": 10
  },
  "agent.hourlySalary": {
    "username": 64,
    "hourlyBet": 40
  },
  "agent.realtimeSalaryContract": {
    "username": 64,
    "profitRate": 10,
    "lossRate": 10,
    "singleBet": 40
  },
  "agent.statement": {
    "username": 64
  },
  "agent.teamBets": {
    "username": 64
  },
  "agent.teamMovements": {
    "username": 64
  },
  "content.feedback": {
    "questionType": 32,
    "content": 16000
  },
  "deposit.request": {
    "channel": 64,
    "amount": 40,
    "bonus": 64,
    "payerName": 128,
    "payerAccount": 128,
    "payerPhone": 128,
    "senderAddress": 128,
    "voucherCode": 128,
    "voucherPin": 128
  },
  "deposit.one": {
    "id": 36
  },
  "deposit.list": {
    "cursor": 120
  },
  "deposit.sent": {
    "id": 36
  },
  "deposit.proof": {
    "id": 36,
    "file": 7100000
  },
  "deposit.proofFile": {
    "id": 36
  },
  "deposit.cancel": {
    "id": 36
  },
  "game.menus": {
    "merchantCode": 32
  },
  "game.list": {
    "clientType": 8,
    "platform": 64,
    "channel": 32,
    "merchant": 32,
    "gameName": 64,
    "vassalage": 32,
    "language": 35,
    "gameType": 32,
    "ids": 2048
  },
  "game.hot": {
    "merchantCode": 32,
    "vassalage": 32,
    "platform": 64,
    "language": 35
  },
  "game.popular": {
    "device": 16,
    "language": 35
  },
  "game.announcements": {
    "language": 35
  },
  "game.vassalTypes": {
    "vassalage": 32
  },
  "game.vassals": {
    "gameType": 32
  },
  "game.favourites": {
    "language": 35
  },
  "game.favour": {
    "vassalage": 32,
    "gameId": 96
  },
  "game.recent": {
    "language": 35
  },
  "game.pvpRooms": {
    "vassalage": 32,
    "language": 35
  },
  "game.vnMenu": {
    "language": 35
  },
  "game.vnRecent": {
    "language": 35
  },
  "game.launch": {
    "gameId": 64,
    "nodeId": 64,
    "accountType": 32,
    "vassalage": 32,
    "platform": 32,
    "username": 255,
    "token": 255,
    "merchantCode": 32,
    "language": 16,
    "lottoGameCode": 32,
    "playType": 32,
    "device": 16,
    "backUrl": 2048
  },
  "game.winners": {
    "language": 35
  },
  "game.vnNumeros": {
    "language": 35
  },
  "game.lotteryLobby": {
    "language": 35
  },
  "game.lotteryResults": {
    "gameId": 64
  },
  "inbox.list": {
    "cursor": 18
  },
  "member.register": {
    "username": 255,
    "password": 255,
    "confirmPassword": 255,
    "payeeName": 255,
    "email": 255,
    "qqNum": 255,
    "mobileNum": 255,
    "recommenderId": 255,
    "captcha": 255,
    "verificationCode": 255,
    "affiliateCode": 255,
    "paymentPassword": 255,
    "line": 255,
    "whatsapp": 255,
    "facebook": 255,
    "wechat": 255,
    "idNumber": 255,
    "referralCode": 255,
    "nickname": 255,
    "fullName": 255,
    "telegram": 255,
    "zalo": 255,
    "birthday": 255,
    "address": 255,
    "nationality": 255,
    "occupation": 255,
    "sourceOfIncome": 255,
    "placeOfBirth": 255,
    "registerUrl": 2048,
    "domain": 253,
    "countryDialingCode": 4,
    "sliderResult": 2048,
    "firebaseChannel": 32,
    "token": 4096
  },
  "member.registerMobile": {
    "username": 255,
    "password": 255,
    "confirmPassword": 255,
    "payeeName": 255,
    "email": 255,
    "qqNum": 255,
    "mobileNum": 255,
    "recommenderId": 255,
    "captcha": 255,
    "verificationCode": 255,
    "affiliateCode": 255,
    "paymentPassword": 255,
    "line": 255,
    "whatsapp": 255,
    "facebook": 255,
    "wechat": 255,
    "idNumber": 255,
    "referralCode": 255,
    "nickname": 255,
    "fullName": 255,
    "telegram": 255,
    "zalo": 255,
    "birthday": 255,
    "address": 255,
    "nationality": 255,
    "occupation": 255,
    "sourceOfIncome": 255,
    "placeOfBirth": 255,
    "registerUrl": 2048,
    "domain": 253,
    "countryDialingCode": 4,
    "sliderResult": 2048,
    "firebaseChannel": 32,
    "token": 4096
  },
  "member.registerSocial": {
    "payeeName": 255,
    "email": 255,
    "qqNum": 255,
    "mobileNum": 255,
    "recommenderId": 255,
    "captcha": 255,
    "affiliateCode": 255,
    "paymentPassword": 255,
    "line": 255,
    "whatsapp": 255,
    "facebook": 255,
    "wechat": 255,
    "idNumber": 255,
    "referralCode": 255,
    "nickname": 255,
    "fullName": 255,
    "telegram": 255,
    "zalo": 255,
    "birthday": 255,
    "address": 255,
    "nationality": 255,
    "occupation": 255,
    "sourceOfIncome": 255,
    "placeOfBirth": 255,
    "registerUrl": 2048,
    "domain": 253,
    "countryDialingCode": 4
  },
  "member.changePassword": {
    "oldPassword": 255,
    "newPassword": 255,
    "confirmNewPassword": 255
  },
  "member.setPaymentPassword": {
    "password": 255,
    "paymentPassword": 255,
    "confirmPaymentPassword": 255
  },
  "member.forgotByEmail": {
    "username": 255,
    "email": 255
  },
  "member.passwordByPhone": {
    "newPassword": 255,
    "mobileNum": 32,
    "verificationCode": 16
  },
  "member.confirmAuthenticator": {
    "code": 16,
    "password": 255
  },
  "member.removeAuthenticator": {
    "password": 255
  },
  "member.avatar": {
    "avatar": 64
  },
  "member.contactCode": {
    "mobileNum": 32,
    "countryDialingCode": 8,
    "email": 255
  },
  "member.setContact": {
    "mobileNum": 32,
    "countryDialingCode": 8,
    "email": 255,
    "code": 10,
    "password": 255
  },
  "mission.claim": {
    "id": 32
  },
  "payee.add": {
    "place": 32,
    "number": 128,
    "holder": 100,
    "paymentPassword": 255
  },
  "payee.confirm": {
    "verificationCode": 10
  },
  "points.redeem": {
    "reward": 32,
    "paymentPassword": 255
  },
  "points.redemptions": {
    "cursor": 18
  },
  "points.details": {
    "cursor": 18
  },
  "points.convert": {
    "paymentPassword": 255
  },
  "record.movements": {
    "cursor": 40
  },
  "record.bonuses": {
    "cursor": 40
  },
  "record.bets": {
    "vendor": 32,
    "category": 32,
    "cursor": 40
  },
  "referral.friends": {
    "cursor": 18
  },
  "reward.list": {
    "cursor": 18
  },
  "session.login": {
    "username": 255,
    "password": 255,
    "captcha": 16,
    "countryDialingCode": 4,
    "sliderResult": 2048
  },
  "session.socialStart": {
    "back": 1024
  },
  "session.extraCheck": {
    "answer": 255
  },
  "session.endDevice": {
    "id": 36,
    "password": 255
  },
  "session.forgetPlace": {
    "id": 36
  },
  "system.status": {
    "url": 253
  },
  "system.openService": {
    "sealed": 4096
  },
  "verification.smsNoLogin": {
    "mobileNum": 32,
    "countryDialingCode": 4
  },
  "verification.smsRegister": {
    "countryDialingCode": 4,
    "mobileNo": 32,
    "sliderResult": 2048
  },
  "verification.work": {
    "call": 64
  },
  "verification.slide": {
    "id": 64
  },
  "verification.smsConfirm": {
    "countryDialingCode": 4,
    "mobileNo": 32,
    "code": 255
  },
  "wallet.moveFunds": {
    "vassalage": 32,
    "amount": 40
  },
  "wallet.transfer": {
    "account": 64,
    "amount": 40,
    "paymentPassword": 255
  },
  "withdrawal.list": {
    "after": 36
  },
  "withdrawal.request": {
    "amount": 40,
    "paymentPassword": 255
  },
  "withdrawal.confirm": {
    "remainingAmount": 40,
    "proofImage": 7100000
  }
} as const
