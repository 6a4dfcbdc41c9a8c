// Derived from schemas/ by `npm run generate`. Never edited by hand.
/** Every call of the API: where it is and what it needs. */
export const endpoints = {
  "activity.list": {
    "port": "activity",
    "name": "list",
    "method": "GET",
    "path": "/wps/relay/activity/list",
    "token": "optional",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "activity.join": {
    "port": "activity",
    "name": "join",
    "method": "POST",
    "path": "/wps/relay/activity/join",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "activity_closed",
      "too_many_requests"
    ]
  },
  "activity.image": {
    "port": "activity",
    "name": "image",
    "method": "POST",
    "path": "/wps/relay/activity/image",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "upload_invalid",
      "upload_too_large",
      "upload_refused",
      "too_many_requests"
    ]
  },
  "activity.apply": {
    "port": "activity",
    "name": "apply",
    "method": "POST",
    "path": "/wps/relay/activity/apply",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "activity_closed",
      "activity_entered",
      "fields_invalid",
      "too_many_requests"
    ]
  },
  "activity.claim": {
    "port": "activity",
    "name": "claim",
    "method": "POST",
    "path": "/wps/relay/activity/claim",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "activity_closed",
      "too_many_requests"
    ]
  },
  "activity.raffle": {
    "port": "activity",
    "name": "raffle",
    "method": "GET",
    "path": "/wps/relay/activity/raffle",
    "token": "optional",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found"
    ]
  },
  "activity.claimRaffle": {
    "port": "activity",
    "name": "claimRaffle",
    "method": "POST",
    "path": "/wps/relay/promotion/raffle/claim",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "activity_closed",
      "raffle_no_ticket",
      "too_many_requests"
    ]
  },
  "agent.affiliate": {
    "port": "agent",
    "name": "affiliate",
    "method": "GET",
    "path": "/wps/agent/affiliate",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "too_many_requests"
    ]
  },
  "agent.downlines": {
    "port": "agent",
    "name": "downlines",
    "method": "GET",
    "path": "/wps/agent/downlines",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "not_found"
    ]
  },
  "agent.freezeDownline": {
    "port": "agent",
    "name": "freezeDownline",
    "method": "POST",
    "path": "/wps/agent/downlines/freeze",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "not_found",
      "downline_closed",
      "too_many_requests"
    ]
  },
  "agent.register": {
    "port": "agent",
    "name": "register",
    "method": "POST",
    "path": "/wps/agent/register",
    "token": "required",
    "encrypted": false,
    "proof": true,
    "form": false,
    "errors": [
      "forbidden",
      "register_invalid",
      "fields_invalid",
      "username_taken",
      "too_many_requests"
    ]
  },
  "agent.registerLinks": {
    "port": "agent",
    "name": "registerLinks",
    "method": "GET",
    "path": "/wps/agent/registerLinks",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden"
    ]
  },
  "agent.addRegisterLink": {
    "port": "agent",
    "name": "addRegisterLink",
    "method": "POST",
    "path": "/wps/agent/registerLinks/add",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "fields_invalid",
      "register_links_full",
      "too_many_requests"
    ]
  },
  "agent.changeRegisterLink": {
    "port": "agent",
    "name": "changeRegisterLink",
    "method": "POST",
    "path": "/wps/agent/registerLinks/change",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "not_found",
      "too_many_requests"
    ]
  },
  "agent.contractInfo": {
    "port": "agent",
    "name": "contractInfo",
    "method": "GET",
    "path": "/wps/agent/contractInfo",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "agent.contracts": {
    "port": "agent",
    "name": "contracts",
    "method": "GET",
    "path": "/wps/agent/contracts",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "contract_not_allowed"
    ]
  },
  "agent.dividendRequest": {
    "port": "agent",
    "name": "dividendRequest",
    "method": "POST",
    "path": "/wps/agent/dividend/request",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "contract_not_allowed",
      "fields_invalid",
      "too_many_requests"
    ]
  },
  "agent.dailySalaryContract": {
    "port": "agent",
    "name": "dailySalaryContract",
    "method": "POST",
    "path": "/wps/agent/dailySalary/contract",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "contract_not_allowed",
      "fields_invalid",
      "too_many_requests"
    ]
  },
  "agent.hourlySalary": {
    "port": "agent",
    "name": "hourlySalary",
    "method": "POST",
    "path": "/wps/agent/hourlySalary",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "contract_not_allowed",
      "fields_invalid",
      "too_many_requests"
    ]
  },
  "agent.realtimeSalaryContract": {
    "port": "agent",
    "name": "realtimeSalaryContract",
    "method": "POST",
    "path": "/wps/agent/realtimeSalary/contract",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "contract_not_allowed",
      "fields_invalid",
      "too_many_requests"
    ]
  },
  "agent.contractStep": {
    "port": "agent",
    "name": "contractStep",
    "method": "POST",
    "path": "/wps/agent/contracts/step",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "contract_not_allowed",
      "not_found",
      "contract_changed",
      "too_many_requests"
    ]
  },
  "agent.settlements": {
    "port": "agent",
    "name": "settlements",
    "method": "GET",
    "path": "/wps/agent/settlements",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "contract_not_allowed",
      "too_many_requests"
    ]
  },
  "agent.income": {
    "port": "agent",
    "name": "income",
    "method": "GET",
    "path": "/wps/agent/income",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "too_many_requests"
    ]
  },
  "agent.overview": {
    "port": "agent",
    "name": "overview",
    "method": "GET",
    "path": "/wps/agent/team/overview",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "too_many_requests"
    ]
  },
  "agent.statement": {
    "port": "agent",
    "name": "statement",
    "method": "GET",
    "path": "/wps/agent/team/statement",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "too_many_requests"
    ]
  },
  "agent.teamBets": {
    "port": "agent",
    "name": "teamBets",
    "method": "GET",
    "path": "/wps/agent/team/bets",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "too_many_requests"
    ]
  },
  "agent.teamMovements": {
    "port": "agent",
    "name": "teamMovements",
    "method": "GET",
    "path": "/wps/agent/team/movements",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "forbidden",
      "too_many_requests"
    ]
  },
  "content.notices": {
    "port": "content",
    "name": "notices",
    "method": "GET",
    "path": "/wps/announcement/list",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "content.helpCenter": {
    "port": "content",
    "name": "helpCenter",
    "method": "GET",
    "path": "/wps/system/helpCenter",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "content.vipRanks": {
    "port": "content",
    "name": "vipRanks",
    "method": "GET",
    "path": "/wps/vip/ranks",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "content.feedback": {
    "port": "content",
    "name": "feedback",
    "method": "PUT",
    "path": "/wps/feedback",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "fields_invalid",
      "too_many_requests"
    ]
  },
  "deposit.channels": {
    "port": "deposit",
    "name": "channels",
    "method": "GET",
    "path": "/wps/relay/deposit/channels",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "deposit.request": {
    "port": "deposit",
    "name": "request",
    "method": "POST",
    "path": "/wps/relay/deposit/request",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "fields_invalid",
      "deposit_channel_closed",
      "deposit_too_many",
      "deposit_key_used",
      "deposit_gateway",
      "too_many_requests"
    ]
  },
  "deposit.one": {
    "port": "deposit",
    "name": "one",
    "method": "GET",
    "path": "/wps/relay/deposit/one",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found"
    ]
  },
  "deposit.list": {
    "port": "deposit",
    "name": "list",
    "method": "GET",
    "path": "/wps/relay/deposit/list",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "deposit.sent": {
    "port": "deposit",
    "name": "sent",
    "method": "POST",
    "path": "/wps/relay/deposit/sent",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found",
      "deposit_changed",
      "fields_invalid"
    ]
  },
  "deposit.proof": {
    "port": "deposit",
    "name": "proof",
    "method": "POST",
    "path": "/wps/relay/deposit/proof",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found",
      "deposit_changed",
      "upload_invalid",
      "upload_too_large",
      "upload_refused",
      "too_many_requests"
    ]
  },
  "deposit.proofFile": {
    "port": "deposit",
    "name": "proofFile",
    "method": "GET",
    "path": "/wps/relay/deposit/proofFile",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found",
      "too_many_requests"
    ]
  },
  "deposit.cancel": {
    "port": "deposit",
    "name": "cancel",
    "method": "POST",
    "path": "/wps/relay/deposit/cancel",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found",
      "deposit_changed"
    ]
  },
  "game.menus": {
    "port": "game",
    "name": "menus",
    "method": "GET",
    "path": "/lgw/games/game_menus",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "merchant_mismatch"
    ]
  },
  "game.list": {
    "port": "game",
    "name": "list",
    "method": "GET",
    "path": "/lgw/games/list",
    "token": "optional",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "merchant_mismatch"
    ]
  },
  "game.hot": {
    "port": "game",
    "name": "hot",
    "method": "GET",
    "path": "/lgw/games/hot",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "merchant_mismatch"
    ]
  },
  "game.popular": {
    "port": "game",
    "name": "popular",
    "method": "GET",
    "path": "/lgw/games/popular",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.announcements": {
    "port": "game",
    "name": "announcements",
    "method": "GET",
    "path": "/lgw/games/announcements",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.vassalTypes": {
    "port": "game",
    "name": "vassalTypes",
    "method": "GET",
    "path": "/lgw/games/vassals/types",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.vassals": {
    "port": "game",
    "name": "vassals",
    "method": "GET",
    "path": "/lgw/games/vassals",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.favourites": {
    "port": "game",
    "name": "favourites",
    "method": "GET",
    "path": "/lgw/games/favourites",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.favouriteList": {
    "port": "game",
    "name": "favouriteList",
    "method": "GET",
    "path": "/lgw/games/favourites/list",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.favour": {
    "port": "game",
    "name": "favour",
    "method": "POST",
    "path": "/lgw/games/favourite",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found"
    ]
  },
  "game.recent": {
    "port": "game",
    "name": "recent",
    "method": "GET",
    "path": "/lgw/games/recent",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.pvpRooms": {
    "port": "game",
    "name": "pvpRooms",
    "method": "GET",
    "path": "/lgw/games/pvp/rooms",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.vnMenu": {
    "port": "game",
    "name": "vnMenu",
    "method": "GET",
    "path": "/lgw/vn/games/game_menu",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.vnRecent": {
    "port": "game",
    "name": "vnRecent",
    "method": "GET",
    "path": "/lgw/vn/games/game_menu/recent",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.launch": {
    "port": "game",
    "name": "launch",
    "method": "POST",
    "path": "/wps/game/launchGame",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "merchant_mismatch",
      "forbidden",
      "game_unavailable",
      "game_maintenance",
      "true_account_required"
    ]
  },
  "game.winners": {
    "port": "game",
    "name": "winners",
    "method": "GET",
    "path": "/lgw/games/winners/rank",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.vnNumeros": {
    "port": "game",
    "name": "vnNumeros",
    "method": "GET",
    "path": "/lgw/vn/numeros/opened/game",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.lotteryLobby": {
    "port": "game",
    "name": "lotteryLobby",
    "method": "GET",
    "path": "/lgw/lotteries/lobby",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "game.lotteryResults": {
    "port": "game",
    "name": "lotteryResults",
    "method": "GET",
    "path": "/lotto/lgw/games/opened/numero",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found"
    ]
  },
  "inbox.unreadCount": {
    "port": "inbox",
    "name": "unreadCount",
    "method": "GET",
    "path": "/wps/relay/inbox/unreadCount",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "inbox.list": {
    "port": "inbox",
    "name": "list",
    "method": "GET",
    "path": "/wps/relay/inbox/list",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "inbox.read": {
    "port": "inbox",
    "name": "read",
    "method": "POST",
    "path": "/wps/relay/inbox/read",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found",
      "too_many_requests"
    ]
  },
  "inbox.remove": {
    "port": "inbox",
    "name": "remove",
    "method": "POST",
    "path": "/wps/relay/inbox/remove",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found",
      "too_many_requests"
    ]
  },
  "member.register": {
    "port": "member",
    "name": "register",
    "method": "PUT",
    "path": "/wps/member/register",
    "token": "none",
    "encrypted": true,
    "proof": true,
    "form": false,
    "errors": [
      "register_invalid",
      "username_taken",
      "captcha_wrong",
      "method_disabled",
      "affiliate_invalid",
      "age_consent_required",
      "too_many_requests",
      "payload_invalid",
      "payload_stale",
      "code_wrong",
      "code_expired"
    ]
  },
  "member.registerMobile": {
    "port": "member",
    "name": "registerMobile",
    "method": "PUT",
    "path": "/wps/member/register/mobile",
    "token": "none",
    "encrypted": true,
    "proof": true,
    "form": false,
    "errors": [
      "register_invalid",
      "mobile_taken",
      "captcha_wrong",
      "code_wrong",
      "code_expired",
      "method_disabled",
      "affiliate_invalid",
      "age_consent_required",
      "too_many_requests",
      "payload_invalid",
      "payload_stale"
    ]
  },
  "member.registerSocial": {
    "port": "member",
    "name": "registerSocial",
    "method": "PUT",
    "path": "/wps/member/register/social",
    "token": "none",
    "encrypted": true,
    "proof": true,
    "form": false,
    "errors": [
      "register_invalid",
      "captcha_wrong",
      "method_disabled",
      "affiliate_invalid",
      "age_consent_required",
      "social_failed",
      "too_many_requests",
      "payload_invalid",
      "payload_stale"
    ]
  },
  "member.info": {
    "port": "member",
    "name": "info",
    "method": "GET",
    "path": "/wps/member/info",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "member.details": {
    "port": "member",
    "name": "details",
    "method": "GET",
    "path": "/wps/member/details",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "member.changePassword": {
    "port": "member",
    "name": "changePassword",
    "method": "POST",
    "path": "/wps/member/password",
    "token": "required",
    "encrypted": true,
    "proof": false,
    "form": false,
    "errors": [
      "fields_invalid",
      "password_wrong",
      "login_stale",
      "too_many_requests",
      "true_account_required",
      "payload_invalid",
      "payload_stale"
    ]
  },
  "member.setPaymentPassword": {
    "port": "member",
    "name": "setPaymentPassword",
    "method": "POST",
    "path": "/wps/member/password/payment",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "fields_invalid",
      "password_wrong",
      "login_stale",
      "too_many_requests",
      "true_account_required"
    ]
  },
  "member.forgotByEmail": {
    "port": "member",
    "name": "forgotByEmail",
    "method": "POST",
    "path": "/wps/member/password/email",
    "token": "none",
    "encrypted": false,
    "proof": true,
    "form": true,
    "errors": [
      "fields_invalid",
      "too_many_requests",
      "account_unknown"
    ]
  },
  "member.passwordByPhone": {
    "port": "member",
    "name": "passwordByPhone",
    "method": "POST",
    "path": "/wps/member/password/verification",
    "token": "none",
    "encrypted": true,
    "proof": false,
    "form": false,
    "errors": [
      "fields_invalid",
      "code_wrong",
      "code_expired",
      "method_disabled",
      "verification_required",
      "too_many_requests",
      "payload_invalid",
      "payload_stale"
    ]
  },
  "member.authenticator": {
    "port": "member",
    "name": "authenticator",
    "method": "POST",
    "path": "/wps/member/authenticator",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "method_disabled",
      "true_account_required",
      "too_many_requests"
    ]
  },
  "member.confirmAuthenticator": {
    "port": "member",
    "name": "confirmAuthenticator",
    "method": "POST",
    "path": "/wps/member/authenticator/confirm",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "method_disabled",
      "true_account_required",
      "password_wrong",
      "login_stale",
      "code_wrong",
      "code_expired",
      "too_many_requests"
    ]
  },
  "member.removeAuthenticator": {
    "port": "member",
    "name": "removeAuthenticator",
    "method": "POST",
    "path": "/wps/member/authenticator/remove",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found",
      "true_account_required",
      "password_wrong",
      "login_stale",
      "too_many_requests"
    ]
  },
  "member.icon": {
    "port": "member",
    "name": "icon",
    "method": "GET",
    "path": "/wps/member/info/icon",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "member.avatar": {
    "port": "member",
    "name": "avatar",
    "method": "GET",
    "path": "/wps/relay/member/avatar",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found"
    ]
  },
  "member.contactCode": {
    "port": "member",
    "name": "contactCode",
    "method": "POST",
    "path": "/wps/member/contact/code",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "fields_invalid",
      "too_many_requests",
      "code_quota"
    ]
  },
  "member.setContact": {
    "port": "member",
    "name": "setContact",
    "method": "POST",
    "path": "/wps/member/contact",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "fields_invalid",
      "password_wrong",
      "login_stale",
      "code_wrong",
      "code_expired",
      "mobile_taken",
      "too_many_requests"
    ]
  },
  "mission.summary": {
    "port": "mission",
    "name": "summary",
    "method": "GET",
    "path": "/lgw/vn/missions/summary",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "mission.claim": {
    "port": "mission",
    "name": "claim",
    "method": "POST",
    "path": "/lgw/vn/missions/claim",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "mission_open",
      "too_many_requests"
    ]
  },
  "mission.leaderboard": {
    "port": "mission",
    "name": "leaderboard",
    "method": "GET",
    "path": "/lgw/vn/missions/leaderboard",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "payee.list": {
    "port": "payee",
    "name": "list",
    "method": "GET",
    "path": "/wps/relay/payee/list",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "payee.add": {
    "port": "payee",
    "name": "add",
    "method": "POST",
    "path": "/wps/relay/payee",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "fields_invalid",
      "payment_password_unset",
      "password_wrong",
      "mobile_unverified",
      "payee_limit",
      "too_many_requests"
    ]
  },
  "payee.sendCode": {
    "port": "payee",
    "name": "sendCode",
    "method": "POST",
    "path": "/wps/relay/payee/code",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "mobile_unverified",
      "too_many_requests"
    ]
  },
  "payee.confirm": {
    "port": "payee",
    "name": "confirm",
    "method": "POST",
    "path": "/wps/relay/payee/confirm",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "mobile_unverified",
      "code_wrong",
      "code_expired",
      "too_many_requests"
    ]
  },
  "payee.prefer": {
    "port": "payee",
    "name": "prefer",
    "method": "POST",
    "path": "/wps/relay/payee/prefer",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "too_many_requests"
    ]
  },
  "payee.remove": {
    "port": "payee",
    "name": "remove",
    "method": "POST",
    "path": "/wps/relay/payee/remove",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "too_many_requests"
    ]
  },
  "points.balance": {
    "port": "points",
    "name": "balance",
    "method": "GET",
    "path": "/wps/relay/points/balance",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "points.config": {
    "port": "points",
    "name": "config",
    "method": "GET",
    "path": "/wps/relay/points/config",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "points.rewards": {
    "port": "points",
    "name": "rewards",
    "method": "GET",
    "path": "/wps/relay/points/rewards",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "points.redeem": {
    "port": "points",
    "name": "redeem",
    "method": "POST",
    "path": "/wps/relay/points/redeem",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "payment_password_unset",
      "password_wrong",
      "points_short",
      "points_stock",
      "points_requirement",
      "points_key_used",
      "too_many_requests"
    ]
  },
  "points.redemptions": {
    "port": "points",
    "name": "redemptions",
    "method": "GET",
    "path": "/wps/relay/points/redeemList",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "points.details": {
    "port": "points",
    "name": "details",
    "method": "GET",
    "path": "/wps/relay/points/transactions",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "points.convert": {
    "port": "points",
    "name": "convert",
    "method": "POST",
    "path": "/wps/relay/points/convert",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "fields_invalid",
      "payment_password_unset",
      "password_wrong",
      "points_short",
      "points_key_used",
      "too_many_requests"
    ]
  },
  "rank.progress": {
    "port": "rank",
    "name": "progress",
    "method": "GET",
    "path": "/wps/member/rank",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "record.movements": {
    "port": "record",
    "name": "movements",
    "method": "GET",
    "path": "/wps/relay/records/movements",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "fields_invalid"
    ]
  },
  "record.bonuses": {
    "port": "record",
    "name": "bonuses",
    "method": "GET",
    "path": "/wps/relay/records/bonuses",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "record.bets": {
    "port": "record",
    "name": "bets",
    "method": "GET",
    "path": "/wps/relay/records/bets",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "fields_invalid"
    ]
  },
  "record.profit": {
    "port": "record",
    "name": "profit",
    "method": "GET",
    "path": "/wps/relay/records/profit",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "fields_invalid"
    ]
  },
  "record.cashback": {
    "port": "record",
    "name": "cashback",
    "method": "GET",
    "path": "/wps/relay/records/cashback",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "method_disabled"
    ]
  },
  "record.claimCashback": {
    "port": "record",
    "name": "claimCashback",
    "method": "POST",
    "path": "/wps/relay/records/cashback",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "method_disabled",
      "true_account_required",
      "cashback_none",
      "too_many_requests"
    ]
  },
  "referral.summary": {
    "port": "referral",
    "name": "summary",
    "method": "GET",
    "path": "/wps/member/referral",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "referral.friends": {
    "port": "referral",
    "name": "friends",
    "method": "GET",
    "path": "/wps/member/referral/friends",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "reward.count": {
    "port": "reward",
    "name": "count",
    "method": "GET",
    "path": "/wps/relay/reward/count",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "reward.list": {
    "port": "reward",
    "name": "list",
    "method": "GET",
    "path": "/wps/relay/reward/list",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "reward.claim": {
    "port": "reward",
    "name": "claim",
    "method": "POST",
    "path": "/wps/relay/reward/claim",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "reward_expired",
      "too_many_requests"
    ]
  },
  "session.captcha": {
    "port": "session",
    "name": "captcha",
    "method": "GET",
    "path": "/wps/captcha",
    "token": "none",
    "encrypted": false,
    "proof": true,
    "form": false,
    "errors": [
      "too_many_requests"
    ]
  },
  "session.captchaText": {
    "port": "session",
    "name": "captchaText",
    "method": "POST",
    "path": "/wps/captcha/text",
    "token": "none",
    "encrypted": false,
    "proof": true,
    "form": false,
    "errors": [
      "too_many_requests"
    ]
  },
  "session.login": {
    "port": "session",
    "name": "login",
    "method": "POST",
    "path": "/wps/session/login",
    "token": "none",
    "encrypted": true,
    "proof": false,
    "form": false,
    "errors": [
      "login_failed",
      "captcha_required",
      "captcha_wrong",
      "slider_required",
      "verification_required",
      "too_many_requests",
      "non_agent_login",
      "non_member_login",
      "account_disabled",
      "method_disabled",
      "fields_invalid",
      "code_wrong",
      "code_expired",
      "payload_invalid",
      "payload_stale"
    ]
  },
  "session.loginV2": {
    "port": "session",
    "name": "loginV2",
    "method": "POST",
    "path": "/wps/session/login/v2",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_logged_in",
      "too_many_requests"
    ]
  },
  "session.firstLogin": {
    "port": "session",
    "name": "firstLogin",
    "method": "POST",
    "path": "/wps/session/firstLogin",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "session.logout": {
    "port": "session",
    "name": "logout",
    "method": "DELETE",
    "path": "/wps/session/logout",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "session.freePlay": {
    "port": "session",
    "name": "freePlay",
    "method": "POST",
    "path": "/wps/session/login/freeplay",
    "token": "none",
    "encrypted": false,
    "proof": true,
    "form": false,
    "errors": [
      "method_disabled",
      "too_many_requests"
    ]
  },
  "session.ways": {
    "port": "session",
    "name": "ways",
    "method": "GET",
    "path": "/wps/session/ways",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "session.socialStart": {
    "port": "session",
    "name": "socialStart",
    "method": "POST",
    "path": "/wps/session/login/social/start",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "method_disabled",
      "social_failed",
      "too_many_requests"
    ]
  },
  "session.social": {
    "port": "session",
    "name": "social",
    "method": "POST",
    "path": "/wps/session/login/social",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "social_failed",
      "account_disabled",
      "non_agent_login",
      "non_member_login",
      "too_many_requests"
    ]
  },
  "session.socialLink": {
    "port": "session",
    "name": "socialLink",
    "method": "POST",
    "path": "/wps/session/social/link",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "social_failed",
      "true_account_required",
      "login_stale",
      "too_many_requests"
    ]
  },
  "session.oneClick": {
    "port": "session",
    "name": "oneClick",
    "method": "POST",
    "path": "/wps/session/login/oneclick",
    "token": "none",
    "encrypted": false,
    "proof": true,
    "form": false,
    "errors": [
      "method_disabled",
      "age_consent_required",
      "too_many_requests"
    ]
  },
  "session.extra": {
    "port": "session",
    "name": "extra",
    "method": "GET",
    "path": "/wps/session/login/extra",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "code_expired"
    ]
  },
  "session.extraSend": {
    "port": "session",
    "name": "extraSend",
    "method": "POST",
    "path": "/wps/session/login/extra/send",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "code_expired",
      "method_disabled",
      "too_many_requests",
      "code_quota"
    ]
  },
  "session.extraCheck": {
    "port": "session",
    "name": "extraCheck",
    "method": "POST",
    "path": "/wps/session/login/extra/check",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "code_wrong",
      "code_expired",
      "account_disabled",
      "non_agent_login",
      "non_member_login",
      "too_many_requests"
    ]
  },
  "session.devices": {
    "port": "session",
    "name": "devices",
    "method": "GET",
    "path": "/wps/session/devices",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "session.endDevice": {
    "port": "session",
    "name": "endDevice",
    "method": "POST",
    "path": "/wps/session/devices/end",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "forbidden",
      "password_wrong",
      "login_stale",
      "too_many_requests"
    ]
  },
  "session.forgetPlace": {
    "port": "session",
    "name": "forgetPlace",
    "method": "POST",
    "path": "/wps/session/places/forget",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "forbidden"
    ]
  },
  "session.history": {
    "port": "session",
    "name": "history",
    "method": "GET",
    "path": "/wps/session/history",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "system.status": {
    "port": "system",
    "name": "status",
    "method": "GET",
    "path": "/wps/system/status",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "domain_invalid"
    ]
  },
  "system.whitelabel": {
    "port": "system",
    "name": "whitelabel",
    "method": "GET",
    "path": "/wps/system/whitelabel",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "system.registerSettings": {
    "port": "system",
    "name": "registerSettings",
    "method": "GET",
    "path": "/wps/system/setting/register",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "system.domainRoute": {
    "port": "system",
    "name": "domainRoute",
    "method": "GET",
    "path": "/wps/system/domainRoute",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "system.servicePaths": {
    "port": "system",
    "name": "servicePaths",
    "method": "GET",
    "path": "/wps/system/customerService",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "system.openService": {
    "port": "system",
    "name": "openService",
    "method": "POST",
    "path": "/wps/system/customerService/open",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "not_found"
    ]
  },
  "verification.smsNoLogin": {
    "port": "verification",
    "name": "smsNoLogin",
    "method": "POST",
    "path": "/wps/verification/sms/noLogin",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "fields_invalid",
      "method_disabled",
      "too_many_requests",
      "code_quota"
    ]
  },
  "verification.smsRegister": {
    "port": "verification",
    "name": "smsRegister",
    "method": "POST",
    "path": "/wps/verification/sms/register",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "fields_invalid",
      "slider_required",
      "method_disabled",
      "too_many_requests",
      "code_quota"
    ]
  },
  "verification.work": {
    "port": "verification",
    "name": "work",
    "method": "POST",
    "path": "/wps/verification/work",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "too_many_requests"
    ]
  },
  "verification.slider": {
    "port": "verification",
    "name": "slider",
    "method": "POST",
    "path": "/wps/verification/slider",
    "token": "none",
    "encrypted": false,
    "proof": true,
    "form": false,
    "errors": [
      "too_many_requests"
    ]
  },
  "verification.slide": {
    "port": "verification",
    "name": "slide",
    "method": "POST",
    "path": "/wps/verification/slider/check",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "slider_wrong",
      "proof_required",
      "too_many_requests"
    ]
  },
  "verification.smsConfirm": {
    "port": "verification",
    "name": "smsConfirm",
    "method": "POST",
    "path": "/wps/verification/sms/confirm",
    "token": "none",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "code_wrong",
      "code_expired",
      "method_disabled",
      "too_many_requests"
    ]
  },
  "wallet.balance": {
    "port": "wallet",
    "name": "balance",
    "method": "GET",
    "path": "/wps/v2/wallets/balance",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "wallet.merchant": {
    "port": "wallet",
    "name": "merchant",
    "method": "GET",
    "path": "/wps/relay/wallet/merchant",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "wallet.funds": {
    "port": "wallet",
    "name": "funds",
    "method": "GET",
    "path": "/wps/member/info/funds/consolidated",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": []
  },
  "wallet.moveFunds": {
    "port": "wallet",
    "name": "moveFunds",
    "method": "POST",
    "path": "/wps/relay/wallet/vendor/transfer",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "fields_invalid",
      "transfer_unavailable",
      "transfer_limit",
      "transfer_key_used",
      "too_many_requests"
    ]
  },
  "wallet.returnFunds": {
    "port": "wallet",
    "name": "returnFunds",
    "method": "POST",
    "path": "/wps/relay/wallet/vendor/return",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "transfer_key_used",
      "too_many_requests"
    ]
  },
  "wallet.transfer": {
    "port": "wallet",
    "name": "transfer",
    "method": "POST",
    "path": "/wps/relay/wallet/transfer",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "forbidden",
      "fields_invalid",
      "payment_password_unset",
      "password_wrong",
      "transfer_unavailable",
      "transfer_limit",
      "transfer_key_used",
      "too_many_requests"
    ]
  },
  "withdrawal.terms": {
    "port": "withdrawal",
    "name": "terms",
    "method": "GET",
    "path": "/wps/relay/withdrawal/terms",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "withdrawal.list": {
    "port": "withdrawal",
    "name": "list",
    "method": "GET",
    "path": "/wps/relay/withdrawal/list",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required"
    ]
  },
  "withdrawal.request": {
    "port": "withdrawal",
    "name": "request",
    "method": "POST",
    "path": "/wps/relay/withdrawal",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "fields_invalid",
      "payment_password_unset",
      "password_wrong",
      "mobile_unverified",
      "payee_missing",
      "payee_cooling",
      "withdrawal_limit",
      "withdrawal_turnover",
      "withdrawal_key_used",
      "too_many_requests"
    ]
  },
  "withdrawal.cancel": {
    "port": "withdrawal",
    "name": "cancel",
    "method": "POST",
    "path": "/wps/relay/withdrawal/cancel",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "withdrawal_moved",
      "too_many_requests"
    ]
  },
  "withdrawal.confirm": {
    "port": "withdrawal",
    "name": "confirm",
    "method": "POST",
    "path": "/wps/relay/withdrawal/confirm",
    "token": "required",
    "encrypted": false,
    "proof": false,
    "form": false,
    "errors": [
      "true_account_required",
      "not_found",
      "fields_invalid",
      "withdrawal_moved",
      "upload_invalid",
      "upload_too_large",
      "upload_refused",
      "too_many_requests"
    ]
  }
} as const

export type CallName = keyof typeof endpoints
