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
  "payload_stale": {
    "status": 400,
    "messageKey": "error_payload_stale",
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
  "account_unknown": {
    "status": 422,
    "messageKey": "error_account_unknown",
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
  "slider_required": {
    "status": 401,
    "messageKey": "error_slider_required",
    "reaction": "form"
  },
  "slider_wrong": {
    "status": 400,
    "messageKey": "error_slider_wrong",
    "reaction": "form"
  },
  "proof_required": {
    "status": 428,
    "messageKey": "error_proof_required",
    "reaction": "form"
  },
  "verification_required": {
    "status": 401,
    "messageKey": "error_verification_required",
    "reaction": "form"
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
  "cashback_none": {
    "status": 409,
    "messageKey": "error_cashback_none",
    "reaction": "form"
  },
  "points_short": {
    "status": 409,
    "messageKey": "error_points_short",
    "reaction": "form"
  },
  "points_stock": {
    "status": 409,
    "messageKey": "error_points_stock",
    "reaction": "form"
  },
  "points_requirement": {
    "status": 409,
    "messageKey": "error_points_requirement",
    "reaction": "form"
  },
  "points_key_used": {
    "status": 409,
    "messageKey": "error_points_key_used",
    "reaction": "form"
  },
  "mission_open": {
    "status": 409,
    "messageKey": "error_mission_open",
    "reaction": "form"
  },
  "reward_expired": {
    "status": 409,
    "messageKey": "error_reward_expired",
    "reaction": "form"
  },
  "activity_closed": {
    "status": 409,
    "messageKey": "error_activity_closed",
    "reaction": "form"
  },
  "activity_entered": {
    "status": 409,
    "messageKey": "error_activity_entered",
    "reaction": "form"
  },
  "raffle_no_ticket": {
    "status": 409,
    "messageKey": "error_raffle_no_ticket",
    "reaction": "form"
  },
  "fields_invalid": {
    "status": 422,
    "messageKey": "error_fields_invalid",
    "reaction": "fields"
  },
  "password_wrong": {
    "status": 422,
    "messageKey": "error_password_wrong",
    "reaction": "fields"
  },
  "password_change_required": {
    "status": 403,
    "messageKey": "error_password_change_required",
    "reaction": "dialog"
  },
  "code_wrong": {
    "status": 422,
    "messageKey": "error_code_wrong",
    "reaction": "fields"
  },
  "code_expired": {
    "status": 422,
    "messageKey": "error_code_expired",
    "reaction": "fields"
  },
  "code_quota": {
    "status": 429,
    "messageKey": "error_code_quota",
    "reaction": "dialog"
  },
  "social_failed": {
    "status": 401,
    "messageKey": "error_social_failed",
    "reaction": "dialog"
  },
  "username_taken": {
    "status": 409,
    "messageKey": "error_username_taken",
    "reaction": "fields"
  },
  "mobile_taken": {
    "status": 409,
    "messageKey": "error_mobile_taken",
    "reaction": "fields"
  },
  "affiliate_invalid": {
    "status": 422,
    "messageKey": "invitation_code_error",
    "reaction": "dialog"
  },
  "downline_closed": {
    "status": 409,
    "messageKey": "error_downline_closed",
    "reaction": "form"
  },
  "register_links_full": {
    "status": 409,
    "messageKey": "error_register_links_full",
    "reaction": "form"
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
  "login_stale": {
    "status": 403,
    "messageKey": "error_login_stale",
    "reaction": "form"
  },
  "true_account_required": {
    "status": 403,
    "messageKey": "in_need_true_account",
    "reaction": "dialog"
  },
  "payment_password_unset": {
    "status": 422,
    "messageKey": "error_payment_password_unset",
    "reaction": "form"
  },
  "transfer_unavailable": {
    "status": 422,
    "messageKey": "error_transfer_unavailable",
    "reaction": "form"
  },
  "transfer_limit": {
    "status": 422,
    "messageKey": "error_transfer_nothing",
    "reaction": "fields"
  },
  "transfer_key_used": {
    "status": 409,
    "messageKey": "error_transfer_key_used",
    "reaction": "form"
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
  },
  "contract_not_allowed": {
    "status": 403,
    "messageKey": "error_contract_not_allowed",
    "reaction": "dialog"
  },
  "contract_changed": {
    "status": 409,
    "messageKey": "error_contract_changed",
    "reaction": "dialog"
  },
  "deposit_channel_closed": {
    "status": 422,
    "messageKey": "error_deposit_channel_closed",
    "reaction": "form"
  },
  "deposit_too_many": {
    "status": 422,
    "messageKey": "error_deposit_too_many",
    "reaction": "form"
  },
  "deposit_key_used": {
    "status": 409,
    "messageKey": "error_deposit_key_used",
    "reaction": "form"
  },
  "deposit_gateway": {
    "status": 503,
    "messageKey": "error_deposit_gateway",
    "reaction": "form"
  },
  "deposit_changed": {
    "status": 409,
    "messageKey": "error_deposit_changed",
    "reaction": "form"
  },
  "upload_invalid": {
    "status": 422,
    "messageKey": "error_upload_invalid",
    "reaction": "form"
  },
  "upload_too_large": {
    "status": 422,
    "messageKey": "error_upload_too_large",
    "reaction": "form"
  },
  "upload_refused": {
    "status": 422,
    "messageKey": "error_upload_refused",
    "reaction": "form"
  },
  "mobile_unverified": {
    "status": 422,
    "messageKey": "error_mobile_unverified",
    "reaction": "form"
  },
  "payee_missing": {
    "status": 422,
    "messageKey": "error_payee_missing",
    "reaction": "form"
  },
  "payee_cooling": {
    "status": 422,
    "messageKey": "error_payee_cooling",
    "reaction": "form"
  },
  "payee_limit": {
    "status": 422,
    "messageKey": "error_payee_limit",
    "reaction": "form"
  },
  "withdrawal_limit": {
    "status": 422,
    "messageKey": "error_withdrawal_limit",
    "reaction": "fields"
  },
  "withdrawal_turnover": {
    "status": 422,
    "messageKey": "error_withdrawal_turnover",
    "reaction": "form"
  },
  "withdrawal_key_used": {
    "status": 409,
    "messageKey": "error_withdrawal_key_used",
    "reaction": "form"
  },
  "withdrawal_moved": {
    "status": 409,
    "messageKey": "error_withdrawal_moved",
    "reaction": "form"
  }
} as const

export type ErrorCode = keyof typeof errorCatalogue

/** The codes whose text has their own name behind `error_`, in one text: all that the browser needs. */
export const plainErrors = "not_logged_in forbidden not_found bad_request payload_invalid payload_stale domain_invalid too_many_requests login_failed account_unknown captcha_required captcha_wrong slider_required slider_wrong proof_required verification_required non_agent_login non_member_login account_disabled method_disabled register_invalid cashback_none points_short points_stock points_requirement points_key_used mission_open reward_expired activity_closed activity_entered raffle_no_ticket fields_invalid password_wrong password_change_required code_wrong code_expired code_quota social_failed username_taken mobile_taken downline_closed register_links_full age_consent_required game_unavailable game_maintenance login_stale payment_password_unset transfer_unavailable transfer_key_used site_maintenance site_restricted unavailable contract_not_allowed contract_changed deposit_channel_closed deposit_too_many deposit_key_used deposit_gateway deposit_changed upload_invalid upload_too_large upload_refused mobile_unverified payee_missing payee_cooling payee_limit withdrawal_limit withdrawal_turnover withdrawal_key_used withdrawal_moved" as const

/** The texts of the other codes. */
export const errorTexts = {
  "merchant_mismatch": "error_domain_invalid",
  "affiliate_invalid": "invitation_code_error",
  "true_account_required": "in_need_true_account",
  "transfer_limit": "error_transfer_nothing",
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
