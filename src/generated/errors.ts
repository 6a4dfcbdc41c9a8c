// Derived from schemas/ by `npm run generate`. Never edited by hand.
/** Every coded error of the API: HTTP status, text and reaction. */
export const errorCatalogue = {
  "not_logged_in": {
    "status": 401,
    "messageKey": "error_not_logged_in",
    "reaction": "login"
  },
  "forbidden": {
    "status": 403,
    "messageKey": "error_forbidden",
    "reaction": "dialog"
  },
  "not_found": {
    "status": 404,
    "messageKey": "error_not_found",
    "reaction": "dialog"
  },
  "bad_request": {
    "status": 400,
    "messageKey": "error_bad_request",
    "reaction": "dialog"
  },
  "payload_invalid": {
    "status": 400,
    "messageKey": "error_payload_invalid",
    "reaction": "dialog"
  },
  "domain_invalid": {
    "status": 421,
    "messageKey": "error_domain_invalid",
    "reaction": "dialog"
  },
  "merchant_mismatch": {
    "status": 421,
    "messageKey": "error_domain_invalid",
    "reaction": "dialog"
  },
  "too_many_requests": {
    "status": 429,
    "messageKey": "error_too_many_requests",
    "reaction": "dialog"
  },
  "login_failed": {
    "status": 401,
    "messageKey": "error_login_failed",
    "reaction": "form"
  },
  "captcha_required": {
    "status": 401,
    "messageKey": "error_captcha_required",
    "reaction": "captcha"
  },
  "captcha_wrong": {
    "status": 400,
    "messageKey": "error_captcha_wrong",
    "reaction": "captcha"
  },
  "non_agent_login": {
    "status": 403,
    "messageKey": "error_non_agent_login",
    "reaction": "dialog"
  },
  "non_member_login": {
    "status": 403,
    "messageKey": "error_non_member_login",
    "reaction": "dialog"
  },
  "account_disabled": {
    "status": 403,
    "messageKey": "error_account_disabled",
    "reaction": "dialog"
  },
  "method_disabled": {
    "status": 403,
    "messageKey": "error_method_disabled",
    "reaction": "dialog"
  },
  "register_invalid": {
    "status": 422,
    "messageKey": "error_register_invalid",
    "reaction": "fields"
  },
  "username_taken": {
    "status": 409,
    "messageKey": "error_username_taken",
    "reaction": "fields"
  },
  "affiliate_invalid": {
    "status": 422,
    "messageKey": "invitation_code_error",
    "reaction": "dialog"
  },
  "age_consent_required": {
    "status": 422,
    "messageKey": "error_age_consent_required",
    "reaction": "fields"
  },
  "game_unavailable": {
    "status": 404,
    "messageKey": "error_game_unavailable",
    "reaction": "dialog"
  },
  "game_maintenance": {
    "status": 503,
    "messageKey": "error_game_maintenance",
    "reaction": "dialog"
  },
  "true_account_required": {
    "status": 403,
    "messageKey": "in_need_true_account",
    "reaction": "dialog"
  },
  "site_maintenance": {
    "status": 503,
    "messageKey": "error_site_maintenance",
    "reaction": "gate"
  },
  "site_restricted": {
    "status": 451,
    "messageKey": "error_site_restricted",
    "reaction": "gate"
  },
  "unavailable": {
    "status": 503,
    "messageKey": "error_unavailable",
    "reaction": "dialog"
  },
  "internal": {
    "status": 500,
    "messageKey": "error_unknown",
    "reaction": "dialog"
  }
} as const

export type ErrorCode = keyof typeof errorCatalogue

/** The text of each: all that the browser needs. */
export const errorTexts = {
  "not_logged_in": "error_not_logged_in",
  "forbidden": "error_forbidden",
  "not_found": "error_not_found",
  "bad_request": "error_bad_request",
  "payload_invalid": "error_payload_invalid",
  "domain_invalid": "error_domain_invalid",
  "merchant_mismatch": "error_domain_invalid",
  "too_many_requests": "error_too_many_requests",
  "login_failed": "error_login_failed",
  "captcha_required": "error_captcha_required",
  "captcha_wrong": "error_captcha_wrong",
  "non_agent_login": "error_non_agent_login",
  "non_member_login": "error_non_member_login",
  "account_disabled": "error_account_disabled",
  "method_disabled": "error_method_disabled",
  "register_invalid": "error_register_invalid",
  "username_taken": "error_username_taken",
  "affiliate_invalid": "invitation_code_error",
  "age_consent_required": "error_age_consent_required",
  "game_unavailable": "error_game_unavailable",
  "game_maintenance": "error_game_maintenance",
  "true_account_required": "in_need_true_account",
  "site_maintenance": "error_site_maintenance",
  "site_restricted": "error_site_restricted",
  "unavailable": "error_unavailable",
  "internal": "error_unknown"
} as const

/** Errors that arise in the browser, before or without an answer. */
export const clientErrors = {
  "network": {
    "messageKey": "error_network"
  },
  "timeout": {
    "messageKey": "error_timeout"
  },
  "unknown": {
    "messageKey": "error_unknown"
  },
  "chunk": {
    "messageKey": "error_chunk"
  },
  "popup_blocked": {
    "messageKey": "error_popup_blocked"
  }
} as const
