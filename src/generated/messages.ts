// Derived from the texts of base and from what the program's sources name, by `npm run generate`. Never edited by hand.
/** The key of a text that is shown as it stands. */
export type PlainKey =
  | 'access_alone'
  | 'access_current'
  | 'access_current_place'
  | 'access_device'
  | 'access_devices'
  | 'access_end'
  | 'access_end_all'
  | 'access_end_all_text'
  | 'access_end_all_title'
  | 'access_end_text'
  | 'access_end_title'
  | 'access_forget'
  | 'access_forget_text'
  | 'access_forget_title'
  | 'access_history'
  | 'access_history_none'
  | 'access_place_unknown'
  | 'access_places'
  | 'access_places_text'
  | 'access_refused'
  | 'access_seen'
  | 'access_since'
  | 'access_way_extra'
  | 'access_way_password'
  | 'access_way_register'
  | 'access_way_remembered'
  | 'access_way_sms'
  | 'access_way_social'
  | 'account_change'
  | 'account_menu'
  | 'account_menu_of'
  | 'account_personal'
  | 'account_secret_set'
  | 'account_secret_unset'
  | 'account_security'
  | 'account_set'
  | 'account_since'
  | 'account_summary'
  | 'account_terms'
  | 'activity_apply'
  | 'activity_apply_again'
  | 'activity_applying_text'
  | 'activity_barred_account'
  | 'activity_barred_places'
  | 'activity_barred_rank'
  | 'activity_barred_registered'
  | 'activity_brings'
  | 'activity_brings_between'
  | 'activity_brings_up_to'
  | 'activity_claim'
  | 'activity_closes'
  | 'activity_done_claimed'
  | 'activity_done_joined'
  | 'activity_every_day'
  | 'activity_every_week'
  | 'activity_failed'
  | 'activity_image_add'
  | 'activity_image_large'
  | 'activity_image_remove'
  | 'activity_image_type'
  | 'activity_images'
  | 'activity_images_gone'
  | 'activity_images_hint'
  | 'activity_images_many'
  | 'activity_join'
  | 'activity_open'
  | 'activity_opens'
  | 'activity_process_text'
  | 'activity_progress'
  | 'activity_reference'
  | 'activity_remark'
  | 'activity_remark_count'
  | 'activity_remark_long'
  | 'activity_send'
  | 'activity_sent'
  | 'activity_state_account'
  | 'activity_state_applying'
  | 'activity_state_claim'
  | 'activity_state_claimed'
  | 'activity_state_close'
  | 'activity_state_coming'
  | 'activity_state_issued'
  | 'activity_state_join'
  | 'activity_state_joined'
  | 'activity_state_places'
  | 'activity_state_process'
  | 'activity_state_rank'
  | 'activity_state_registered'
  | 'activity_state_rejected'
  | 'activity_title'
  | 'activity_turnover'
  | 'activity_yours'
  | 'agent_agentAnnouncement'
  | 'agent_agentDailyWages2'
  | 'agent_agentDividendRecord2'
  | 'agent_agentDownlineTransactionDetailsCopy'
  | 'agent_agentHourSalary'
  | 'agent_agentRealtimeSalary'
  | 'agent_agentRevenueReport'
  | 'agent_agentTeamOverview'
  | 'agent_centre_title'
  | 'agent_downlineManagmentView'
  | 'agent_palStatementsAgentCopy'
  | 'agent_personalHistoryCopy'
  | 'agent_registerCenter'
  | 'amount_offered'
  | 'announcements_all'
  | 'announcements_label'
  | 'announcements_pause'
  | 'announcements_play'
  | 'authenticator_done'
  | 'authenticator_qr'
  | 'authenticator_remove'
  | 'authenticator_remove_text'
  | 'authenticator_remove_title'
  | 'authenticator_removed'
  | 'authenticator_short'
  | 'authenticator_submit'
  | 'authenticator_text'
  | 'authenticator_title'
  | 'back_home'
  | 'balance'
  | 'balance_hide'
  | 'balance_refresh'
  | 'balance_show'
  | 'balance_single'
  | 'banner_bonus_eyebrow'
  | 'banner_bonus_label'
  | 'banner_bonus_text'
  | 'banner_bonus_title'
  | 'banner_choose'
  | 'banner_label'
  | 'banner_live_eyebrow'
  | 'banner_live_label'
  | 'banner_live_text'
  | 'banner_live_title'
  | 'banner_pause'
  | 'banner_play'
  | 'banner_role'
  | 'banner_sports_eyebrow'
  | 'banner_sports_label'
  | 'banner_sports_text'
  | 'banner_sports_title'
  | 'banner_welcome_eyebrow'
  | 'banner_welcome_label'
  | 'banner_welcome_text'
  | 'banner_welcome_title'
  | 'bet_count'
  | 'bet_even'
  | 'bet_game'
  | 'bet_given_back'
  | 'bet_lost'
  | 'bet_none_choice_text'
  | 'bet_none_choice_title'
  | 'bet_none_text'
  | 'bet_none_title'
  | 'bet_of_bonus'
  | 'bet_open'
  | 'bet_placed'
  | 'bet_returned'
  | 'bet_round'
  | 'bet_settled'
  | 'bet_stake'
  | 'bet_staked'
  | 'bet_stakes'
  | 'bet_state_open'
  | 'bet_state_rolled_back'
  | 'bet_state_settled'
  | 'bet_win'
  | 'bet_wins'
  | 'bet_won'
  | 'bonus_amount'
  | 'bonus_closed'
  | 'bonus_converted'
  | 'bonus_converted_sum'
  | 'bonus_done'
  | 'bonus_ends'
  | 'bonus_expired'
  | 'bonus_forfeited'
  | 'bonus_free'
  | 'bonus_given_sum'
  | 'bonus_holds'
  | 'bonus_lasts'
  | 'bonus_needed'
  | 'bonus_none_state_text'
  | 'bonus_none_state_title'
  | 'bonus_none_text'
  | 'bonus_none_title'
  | 'bonus_open'
  | 'bonus_open_sum'
  | 'bonus_spent'
  | 'bonus_turnover'
  | 'bonus_until'
  | 'brand_home'
  | 'browser_chrome'
  | 'browser_edge'
  | 'browser_firefox'
  | 'browser_opera'
  | 'browser_other'
  | 'browser_safari'
  | 'browser_samsung'
  | 'captcha_failed'
  | 'captcha_picture'
  | 'captcha_refresh'
  | 'captcha_text'
  | 'captcha_told'
  | 'cashback_claim'
  | 'cashback_claimable'
  | 'cashback_claimed_day'
  | 'cashback_days'
  | 'cashback_none_text'
  | 'cashback_none_title'
  | 'cashback_open_day'
  | 'cashback_paid'
  | 'cashback_rates'
  | 'cashback_running'
  | 'cashback_running_day'
  | 'cashback_share'
  | 'cashback_terms'
  | 'categories_label'
  | 'centre_agent_menu'
  | 'centre_member_menu'
  | 'change_password_title'
  | 'chat_late_text'
  | 'chat_late_title'
  | 'chat_none_text'
  | 'chat_opening'
  | 'chat_title'
  | 'choose_game'
  | 'code_failed'
  | 'code_send'
  | 'code_sent'
  | 'code_wait'
  | 'contact_email_title'
  | 'contact_mobile_title'
  | 'contact_save'
  | 'contact_saved'
  | 'contact_support'
  | 'contact_text'
  | 'contact_unverified'
  | 'contact_verified'
  | 'contact_verify'
  | 'contract_amount_whole'
  | 'contract_ask_accept'
  | 'contract_ask_agree'
  | 'contract_ask_end'
  | 'contract_ask_recall'
  | 'contract_ask_refuse'
  | 'contract_ask_reject'
  | 'contract_ask_withdraw'
  | 'contract_below'
  | 'contract_below_none'
  | 'contract_changed_at'
  | 'contract_count'
  | 'contract_done_accept'
  | 'contract_done_agree'
  | 'contract_done_end'
  | 'contract_done_recall'
  | 'contract_done_refuse'
  | 'contract_done_reject'
  | 'contract_done_withdraw'
  | 'contract_downline_closed'
  | 'contract_downline_player'
  | 'contract_downline_unknown'
  | 'contract_end_asked'
  | 'contract_end_wanted'
  | 'contract_ends'
  | 'contract_ends_agree'
  | 'contract_ends_end'
  | 'contract_kind_dailySalary'
  | 'contract_kind_dividend'
  | 'contract_kind_hourlySalary'
  | 'contract_kind_realtimeSalary'
  | 'contract_offer'
  | 'contract_offer_done'
  | 'contract_offer_hint'
  | 'contract_offer_open'
  | 'contract_offer_send'
  | 'contract_offer_to'
  | 'contract_own'
  | 'contract_own_none'
  | 'contract_pages'
  | 'contract_period_choose'
  | 'contract_period_daily'
  | 'contract_period_monthly'
  | 'contract_period_required'
  | 'contract_period_semimonthly'
  | 'contract_period_weekly'
  | 'contract_rate'
  | 'contract_rate_above_own'
  | 'contract_reason_agreed'
  | 'contract_reason_agreed_other'
  | 'contract_reason_agreed_you'
  | 'contract_reason_lowerRate_downline'
  | 'contract_reason_lowerRate_upline'
  | 'contract_reason_replaced'
  | 'contract_reason_uplineEnded_downline'
  | 'contract_reason_uplineEnded_upline'
  | 'contract_replaces'
  | 'contract_state_accepted'
  | 'contract_state_ended'
  | 'contract_state_ending'
  | 'contract_state_offered'
  | 'contract_state_rejected'
  | 'contract_state_withdrawn'
  | 'contract_step_accept'
  | 'contract_step_agree'
  | 'contract_step_end'
  | 'contract_step_recall'
  | 'contract_step_refuse'
  | 'contract_step_reject'
  | 'contract_step_withdraw'
  | 'contract_term_activeMembers'
  | 'contract_term_dailyBet'
  | 'contract_term_hourlyBet'
  | 'contract_term_lossRate'
  | 'contract_term_period'
  | 'contract_term_profitLoss'
  | 'contract_term_profitRate'
  | 'contract_term_rate'
  | 'contract_term_singleBet'
  | 'contract_term_validBet'
  | 'copy_done'
  | 'copy_short'
  | 'copy_value'
  | 'deposit_about_awaiting'
  | 'deposit_about_cancelled'
  | 'deposit_about_cancelled_bank'
  | 'deposit_about_expired'
  | 'deposit_about_expired_bank'
  | 'deposit_about_failed'
  | 'deposit_about_paid'
  | 'deposit_about_refused'
  | 'deposit_about_requested'
  | 'deposit_about_review'
  | 'deposit_again'
  | 'deposit_another'
  | 'deposit_arrives'
  | 'deposit_asked'
  | 'deposit_back'
  | 'deposit_bonus'
  | 'deposit_bonus_choice'
  | 'deposit_bonus_free'
  | 'deposit_bonus_none'
  | 'deposit_bonus_terms'
  | 'deposit_bonus_turnover'
  | 'deposit_cancel'
  | 'deposit_check'
  | 'deposit_choose'
  | 'deposit_continue'
  | 'deposit_details'
  | 'deposit_empty_text'
  | 'deposit_empty_title'
  | 'deposit_fee'
  | 'deposit_fee_none'
  | 'deposit_fee_of'
  | 'deposit_field_payerAccount'
  | 'deposit_field_payerName'
  | 'deposit_field_payerPhone'
  | 'deposit_field_senderAddress'
  | 'deposit_field_voucherCode'
  | 'deposit_field_voucherPin'
  | 'deposit_go_on'
  | 'deposit_history'
  | 'deposit_how_much'
  | 'deposit_leads_away'
  | 'deposit_limit'
  | 'deposit_limits'
  | 'deposit_make'
  | 'deposit_mark_late'
  | 'deposit_mark_other_amount'
  | 'deposit_mark_twice'
  | 'deposit_none_text'
  | 'deposit_none_title'
  | 'deposit_one'
  | 'deposit_open'
  | 'deposit_opens'
  | 'deposit_pay'
  | 'deposit_pay_in'
  | 'deposit_pay_to_account'
  | 'deposit_pay_to_bank'
  | 'deposit_pay_to_name'
  | 'deposit_pay_to_words'
  | 'deposit_proof'
  | 'deposit_proof_given'
  | 'deposit_proof_hint'
  | 'deposit_proof_required'
  | 'deposit_reason'
  | 'deposit_reference'
  | 'deposit_request'
  | 'deposit_sent'
  | 'deposit_state_awaiting'
  | 'deposit_state_cancelled'
  | 'deposit_state_expired'
  | 'deposit_state_failed'
  | 'deposit_state_paid'
  | 'deposit_state_requested'
  | 'deposit_state_review'
  | 'deposit_step_awaiting'
  | 'deposit_step_cancelled'
  | 'deposit_step_expired'
  | 'deposit_step_failed'
  | 'deposit_step_paid'
  | 'deposit_step_requested'
  | 'deposit_step_review'
  | 'deposit_time'
  | 'deposit_to_pay'
  | 'deposit_turnover'
  | 'deposit_was_paid'
  | 'downline_balance'
  | 'downline_below'
  | 'downline_below_both'
  | 'downline_count'
  | 'downline_count_of'
  | 'downline_form_done'
  | 'downline_form_submit'
  | 'downline_form_text'
  | 'downline_form_title'
  | 'downline_freeze'
  | 'downline_freeze_text'
  | 'downline_freeze_title'
  | 'downline_frozen'
  | 'downline_held'
  | 'downline_none_text'
  | 'downline_none_title'
  | 'downline_open'
  | 'downline_pages'
  | 'downline_search'
  | 'downline_since'
  | 'downline_transfer'
  | 'downline_transfer_back'
  | 'downline_under'
  | 'downline_unfreeze'
  | 'downline_unknown_text'
  | 'downline_unknown_title'
  | 'downline_way'
  | 'downline_you'
  | 'download_android_step_1'
  | 'download_android_step_2'
  | 'download_android_step_3'
  | 'download_android_step_4'
  | 'download_get'
  | 'download_get_app'
  | 'download_how'
  | 'download_ios_step_1'
  | 'download_ios_step_2'
  | 'download_ios_step_3'
  | 'download_ios_step_4'
  | 'download_lite_step_1'
  | 'download_lite_step_2'
  | 'download_lite_step_3'
  | 'download_lite_step_4'
  | 'download_more'
  | 'download_none_text'
  | 'download_none_title'
  | 'download_qr'
  | 'download_text_1'
  | 'draws_closed'
  | 'draws_drawing'
  | 'draws_first'
  | 'draws_in'
  | 'draws_last'
  | 'draws_login_name'
  | 'draws_number'
  | 'draws_numbers'
  | 'draws_play'
  | 'draws_play_name'
  | 'draws_results'
  | 'draws_results_of'
  | 'draws_subtitle'
  | 'draws_title'
  | 'engine_close'
  | 'engine_loading'
  | 'engine_offline'
  | 'engine_retry'
  | 'engine_skip'
  | 'engine_working'
  | 'envelope_closed'
  | 'envelope_inside'
  | 'error_account_disabled'
  | 'error_account_unknown'
  | 'error_activity_closed'
  | 'error_activity_entered'
  | 'error_age_consent_required'
  | 'error_amount'
  | 'error_bad_request'
  | 'error_captcha_required'
  | 'error_captcha_wrong'
  | 'error_cashback_none'
  | 'error_chunk'
  | 'error_code_expired'
  | 'error_code_quota'
  | 'error_code_wrong'
  | 'error_contract_changed'
  | 'error_contract_not_allowed'
  | 'error_day'
  | 'error_days_most'
  | 'error_days_order'
  | 'error_deposit_bonus'
  | 'error_deposit_bonus_least'
  | 'error_deposit_changed'
  | 'error_deposit_channel_closed'
  | 'error_deposit_fee'
  | 'error_deposit_gateway'
  | 'error_deposit_key_used'
  | 'error_deposit_least'
  | 'error_deposit_most'
  | 'error_deposit_too_many'
  | 'error_domain_invalid'
  | 'error_downline_closed'
  | 'error_fields_invalid'
  | 'error_forbidden'
  | 'error_game_maintenance'
  | 'error_game_unavailable'
  | 'error_login_failed'
  | 'error_login_stale'
  | 'error_method_disabled'
  | 'error_mission_open'
  | 'error_mobile_taken'
  | 'error_mobile_unverified'
  | 'error_network'
  | 'error_non_agent_login'
  | 'error_non_member_login'
  | 'error_not_found'
  | 'error_not_logged_in'
  | 'error_password_change_required'
  | 'error_password_common'
  | 'error_password_default'
  | 'error_password_own_word'
  | 'error_password_same'
  | 'error_password_wrong'
  | 'error_payee_cooling'
  | 'error_payee_limit'
  | 'error_payee_missing'
  | 'error_payload_invalid'
  | 'error_payload_stale'
  | 'error_payment_password_unset'
  | 'error_payment_same'
  | 'error_points_few'
  | 'error_points_key_used'
  | 'error_points_requirement'
  | 'error_points_short'
  | 'error_points_stock'
  | 'error_popup_blocked'
  | 'error_proof_required'
  | 'error_raffle_no_ticket'
  | 'error_register_invalid'
  | 'error_register_links_full'
  | 'error_reward_expired'
  | 'error_site_maintenance'
  | 'error_site_restricted'
  | 'error_slider_required'
  | 'error_slider_wrong'
  | 'error_social_failed'
  | 'error_support_unavailable'
  | 'error_timeout'
  | 'error_too_many_requests'
  | 'error_transfer_key_used'
  | 'error_transfer_limit'
  | 'error_transfer_more'
  | 'error_transfer_nothing'
  | 'error_transfer_turnover'
  | 'error_transfer_unavailable'
  | 'error_unavailable'
  | 'error_unknown'
  | 'error_upload_invalid'
  | 'error_upload_refused'
  | 'error_upload_too_large'
  | 'error_username_taken'
  | 'error_verification_required'
  | 'error_withdrawal_key_used'
  | 'error_withdrawal_limit'
  | 'error_withdrawal_moved'
  | 'error_withdrawal_turnover'
  | 'extra_authenticator'
  | 'extra_authenticator_text'
  | 'extra_back'
  | 'extra_bankName'
  | 'extra_bankName_text'
  | 'extra_code'
  | 'extra_email'
  | 'extra_methods'
  | 'extra_name'
  | 'extra_none'
  | 'extra_sent_to'
  | 'extra_sms'
  | 'extra_submit'
  | 'extra_text'
  | 'extra_title'
  | 'favourite_add'
  | 'favourite_failed'
  | 'favourite_of'
  | 'favourite_remove'
  | 'feedback_choose'
  | 'feedback_content'
  | 'feedback_help_text'
  | 'feedback_help_title'
  | 'feedback_length'
  | 'feedback_more'
  | 'feedback_open'
  | 'feedback_questionType'
  | 'feedback_required'
  | 'feedback_send'
  | 'feedback_sent_text'
  | 'feedback_sent_title'
  | 'feedback_text'
  | 'feedback_title'
  | 'feedback_type_account'
  | 'feedback_type_games'
  | 'feedback_type_money'
  | 'feedback_type_other'
  | 'feedback_type_promotions'
  | 'feedback_type_required'
  | 'field_address'
  | 'field_affiliateCode'
  | 'field_ageConsent'
  | 'field_birthday'
  | 'field_captcha'
  | 'field_confirmPassword'
  | 'field_email'
  | 'field_facebook'
  | 'field_fullName'
  | 'field_idNumber'
  | 'field_line'
  | 'field_mobileNum'
  | 'field_nationality'
  | 'field_nickname'
  | 'field_occupation'
  | 'field_optional'
  | 'field_password'
  | 'field_payeeName'
  | 'field_paymentPassword'
  | 'field_placeOfBirth'
  | 'field_qqNum'
  | 'field_recommenderId'
  | 'field_referralCode'
  | 'field_sourceOfIncome'
  | 'field_telegram'
  | 'field_termsConsent'
  | 'field_username'
  | 'field_verificationCode'
  | 'field_wechat'
  | 'field_whatsapp'
  | 'field_zalo'
  | 'figure_casino'
  | 'figure_slots'
  | 'figure_sports'
  | 'figures_label'
  | 'footer_about_title'
  | 'footer_games_title'
  | 'footer_vendors_title'
  | 'forgot_by_email'
  | 'forgot_by_phone'
  | 'forgot_mail_again'
  | 'forgot_mail_submit'
  | 'forgot_mail_text'
  | 'forgot_phone_held'
  | 'forgot_phone_submit'
  | 'forgot_phone_text'
  | 'forgot_remembered'
  | 'forgot_title'
  | 'forgot_ways'
  | 'frame_again'
  | 'frame_back'
  | 'frame_ended_text'
  | 'frame_ended_title'
  | 'frame_full'
  | 'frame_full_leave'
  | 'frame_late_text'
  | 'frame_late_title'
  | 'frame_leave_submit'
  | 'frame_leave_text'
  | 'frame_leave_title'
  | 'frame_login_text'
  | 'frame_login_title'
  | 'frame_none_text'
  | 'frame_none_title'
  | 'frame_of'
  | 'frame_opening'
  | 'frame_opening_of'
  | 'frame_reload'
  | 'frame_stay'
  | 'frame_trial'
  | 'frame_trouble'
  | 'frame_wait'
  | 'frame_window'
  | 'game_bad_address'
  | 'game_popup_title'
  | 'game_room'
  | 'games_all'
  | 'games_all_vendors'
  | 'games_choose'
  | 'games_choose_type'
  | 'games_drawn'
  | 'games_failed_text'
  | 'games_failed_title'
  | 'games_favourites'
  | 'games_hot'
  | 'games_login_to_play'
  | 'games_maintenance'
  | 'games_maintenance_others'
  | 'games_maintenance_text'
  | 'games_new'
  | 'games_none_action'
  | 'games_none_of_action'
  | 'games_none_of_text'
  | 'games_none_of_title'
  | 'games_none_text'
  | 'games_none_title'
  | 'games_play'
  | 'games_popular_draws'
  | 'games_rate'
  | 'games_recent'
  | 'games_rooms'
  | 'games_see_all'
  | 'games_see_all_of'
  | 'games_show_more'
  | 'games_try'
  | 'games_vendors'
  | 'gate_contact'
  | 'gate_maintenance_subtitle'
  | 'gate_maintenance_text'
  | 'gate_maintenance_title'
  | 'gate_restricted_ip'
  | 'gate_restricted_text'
  | 'gate_restricted_title'
  | 'gate_unavailable_text'
  | 'gate_unavailable_title'
  | 'help_group_about'
  | 'help_group_account'
  | 'help_group_money'
  | 'help_group_partners'
  | 'help_group_play'
  | 'help_none_text'
  | 'help_none_title'
  | 'help_topic_gone'
  | 'help_topics'
  | 'home_categories_title'
  | 'home_chosen_title'
  | 'home_games_title'
  | 'home_mini_subtitle'
  | 'home_mini_title'
  | 'in_about_affiliates'
  | 'in_about_company'
  | 'in_about_contact'
  | 'in_about_privacy'
  | 'in_about_refund'
  | 'in_about_responsible_gaming'
  | 'in_about_terms'
  | 'in_agent_center'
  | 'in_betting_record'
  | 'in_bonus'
  | 'in_cashback'
  | 'in_cockfight_game'
  | 'in_deposit'
  | 'in_download'
  | 'in_elott_game'
  | 'in_esports_game'
  | 'in_facebook'
  | 'in_fish_game'
  | 'in_home'
  | 'in_increase_submit'
  | 'in_live_chat'
  | 'in_live_game'
  | 'in_login'
  | 'in_lott_game'
  | 'in_need_true_account'
  | 'in_personal_center'
  | 'in_promotions'
  | 'in_pvp_game'
  | 'in_register'
  | 'in_rng_game'
  | 'in_sign_out'
  | 'in_sports_game'
  | 'in_vip'
  | 'in_vnlott_game'
  | 'in_withdraw'
  | 'inbox_all'
  | 'inbox_keep'
  | 'inbox_new'
  | 'inbox_none_of'
  | 'inbox_none_text'
  | 'inbox_none_title'
  | 'inbox_none_unread'
  | 'inbox_read'
  | 'inbox_read_all'
  | 'inbox_remove'
  | 'inbox_remove_sure'
  | 'inbox_unread'
  | 'inbox_which'
  | 'income_chart'
  | 'income_dailySalary'
  | 'income_dividend'
  | 'income_hourlySalary'
  | 'income_none_text'
  | 'income_none_title'
  | 'income_note'
  | 'income_paid'
  | 'income_realtimeSalary'
  | 'income_result'
  | 'invitation_code_error'
  | 'join_contact'
  | 'join_questions_title'
  | 'join_text_1'
  | 'join_text_2'
  | 'language_choose'
  | 'language_current'
  | 'leaderboard_days'
  | 'leaderboard_last'
  | 'leaderboard_none_text'
  | 'leaderboard_none_title'
  | 'leaderboard_this'
  | 'leaderboard_title'
  | 'leaderboard_week'
  | 'leaderboard_you'
  | 'legal_age'
  | 'legal_copyright'
  | 'legal_label'
  | 'legal_responsible'
  | 'links_delete'
  | 'links_delete_text'
  | 'links_delete_title'
  | 'links_done_delete'
  | 'links_done_off'
  | 'links_done_on'
  | 'links_made'
  | 'links_make'
  | 'links_new'
  | 'links_none_text'
  | 'links_none_title'
  | 'links_off'
  | 'links_off_text'
  | 'links_on'
  | 'links_since'
  | 'links_state_off'
  | 'links_state_on'
  | 'links_text'
  | 'links_title'
  | 'live_filter_BAC'
  | 'live_filter_BJ'
  | 'live_filter_DAT'
  | 'live_filter_FT'
  | 'live_filter_HE'
  | 'live_filter_MJ'
  | 'live_filter_MT'
  | 'live_filter_NN'
  | 'live_filter_ROU'
  | 'live_filter_SD'
  | 'live_filter_SIC'
  | 'live_filter_TCP'
  | 'live_filter_WZPJ'
  | 'live_filter_YSX'
  | 'live_filter_ZJH'
  | 'lobby_subtitle'
  | 'lobby_title'
  | 'login_by_facebook'
  | 'login_by_google'
  | 'login_by_sms'
  | 'login_by_username'
  | 'login_forgot'
  | 'login_free_play'
  | 'login_no_account'
  | 'login_one_click'
  | 'login_or'
  | 'login_password'
  | 'login_password_required'
  | 'login_remember'
  | 'login_sms_text'
  | 'login_submit'
  | 'login_title'
  | 'login_username'
  | 'login_username_or_phone'
  | 'login_username_or_phone_required'
  | 'login_username_required'
  | 'login_ways'
  | 'lottery_icon_11X5'
  | 'lottery_icon_CHAIN'
  | 'lottery_icon_K3'
  | 'lottery_icon_LF'
  | 'lottery_icon_LHC'
  | 'lottery_icon_PCB'
  | 'lottery_icon_PK10'
  | 'lottery_icon_SSC'
  | 'lottery_icon_VIDEO'
  | 'member_bar'
  | 'member_bonusDetails'
  | 'member_centre_title'
  | 'member_depositv2'
  | 'member_manualRebate'
  | 'member_messageV2'
  | 'member_missionLeaderboard'
  | 'member_personalHistoryCopy'
  | 'member_personalProfit'
  | 'member_playerRank'
  | 'member_referral'
  | 'member_rewardCenter'
  | 'member_securityCenter'
  | 'member_transactionHistory'
  | 'member_transferFund'
  | 'member_transferUpline'
  | 'member_withdraw'
  | 'message_app_removed'
  | 'message_app_removed_subject'
  | 'message_changed'
  | 'message_changed_subject'
  | 'message_code_subject'
  | 'message_contact_changed'
  | 'message_contact_changed_subject'
  | 'message_extra_subject'
  | 'message_payee_added_subject'
  | 'message_reset_subject'
  | 'missions_claimed'
  | 'missions_day'
  | 'missions_measure_bets'
  | 'missions_measure_deposit'
  | 'missions_measure_logins'
  | 'missions_measure_stake'
  | 'missions_none_reached'
  | 'missions_none_text'
  | 'missions_none_title'
  | 'missions_once'
  | 'missions_progress'
  | 'missions_turnover'
  | 'missions_until'
  | 'missions_week'
  | 'money_adjustment'
  | 'money_bet'
  | 'money_bonus-converted'
  | 'money_bonus-forfeited'
  | 'money_cashback'
  | 'money_demo-balance'
  | 'money_deposit'
  | 'money_deposit-bonus'
  | 'money_deposit-fee'
  | 'money_dividend'
  | 'money_downline-transfer'
  | 'money_free-play'
  | 'money_from-vendor'
  | 'money_operator'
  | 'money_points-converted'
  | 'money_points-earned'
  | 'money_points-granted'
  | 'money_points-payout'
  | 'money_points-redeemed'
  | 'money_points-returned'
  | 'money_points-reward'
  | 'money_points-rewarded'
  | 'money_registration-bonus'
  | 'money_resettlement'
  | 'money_reward'
  | 'money_rollback'
  | 'money_salary'
  | 'money_to-vendor'
  | 'money_upline-transfer'
  | 'money_win'
  | 'money_withdrawal-fee'
  | 'money_withdrawal-hold'
  | 'money_withdrawal-paid'
  | 'money_withdrawal-return'
  | 'nav_bottom'
  | 'nav_games'
  | 'nav_main'
  | 'nav_menu'
  | 'nav_more'
  | 'nav_open_games'
  | 'new_tab'
  | 'notice_application_approved'
  | 'notice_application_approved_title'
  | 'notice_application_paid'
  | 'notice_application_paid_title'
  | 'notice_application_rejected'
  | 'notice_application_rejected_title'
  | 'notice_contract_accepted'
  | 'notice_contract_accepted_title'
  | 'notice_contract_end_asked'
  | 'notice_contract_end_asked_title'
  | 'notice_contract_end_recalled'
  | 'notice_contract_end_recalled_title'
  | 'notice_contract_end_refused'
  | 'notice_contract_end_refused_title'
  | 'notice_contract_ended'
  | 'notice_contract_ended_above'
  | 'notice_contract_ended_above_title'
  | 'notice_contract_ended_below'
  | 'notice_contract_ended_below_title'
  | 'notice_contract_ended_rate'
  | 'notice_contract_ended_rate_title'
  | 'notice_contract_ended_title'
  | 'notice_contract_offered'
  | 'notice_contract_offered_title'
  | 'notice_contract_rejected'
  | 'notice_contract_rejected_title'
  | 'notice_contract_withdrawn'
  | 'notice_contract_withdrawn_title'
  | 'notice_deposit_approved'
  | 'notice_deposit_approved_title'
  | 'notice_deposit_refused'
  | 'notice_deposit_refused_title'
  | 'notice_redemption_approved'
  | 'notice_redemption_approved_title'
  | 'notice_redemption_paid'
  | 'notice_redemption_paid_title'
  | 'notice_redemption_rejected'
  | 'notice_redemption_rejected_title'
  | 'notice_withdrawal_elapsed'
  | 'notice_withdrawal_elapsed_title'
  | 'notice_withdrawal_forced'
  | 'notice_withdrawal_forced_title'
  | 'notice_withdrawal_paid'
  | 'notice_withdrawal_paid_title'
  | 'notice_withdrawal_refused'
  | 'notice_withdrawal_refused_title'
  | 'notices_all'
  | 'notices_choose'
  | 'notices_label'
  | 'notices_none_text'
  | 'notices_none_title'
  | 'notices_pages'
  | 'one_click_copied'
  | 'one_click_copy'
  | 'one_click_done'
  | 'one_click_done_title'
  | 'one_click_password'
  | 'one_click_play'
  | 'one_click_submit'
  | 'one_click_text'
  | 'one_click_title'
  | 'one_click_username'
  | 'page_download_description'
  | 'page_download_title'
  | 'page_elott_description'
  | 'page_elott_title'
  | 'page_esports_description'
  | 'page_esports_title'
  | 'page_fault_reference'
  | 'page_fault_text'
  | 'page_fault_title'
  | 'page_fish_description'
  | 'page_fish_title'
  | 'page_game_description'
  | 'page_game_title'
  | 'page_help_description'
  | 'page_help_title'
  | 'page_home_description'
  | 'page_home_title'
  | 'page_join_description'
  | 'page_join_title'
  | 'page_live_description'
  | 'page_live_title'
  | 'page_lottery_description'
  | 'page_lottery_title'
  | 'page_maintenance_description'
  | 'page_maintenance_title'
  | 'page_needs_script'
  | 'page_notFound_description'
  | 'page_notFound_title'
  | 'page_notices_description'
  | 'page_notices_title'
  | 'page_pointMall_description'
  | 'page_pointMall_title'
  | 'page_promoDetail_description'
  | 'page_promoDetail_title'
  | 'page_promotions_description'
  | 'page_promotions_title'
  | 'page_pvp_description'
  | 'page_pvp_title'
  | 'page_restricted_description'
  | 'page_restricted_title'
  | 'page_rng_description'
  | 'page_rng_title'
  | 'page_seaLottery_description'
  | 'page_seaLottery_title'
  | 'page_seamless_description'
  | 'page_seamless_title'
  | 'page_service_description'
  | 'page_service_title'
  | 'page_sports_description'
  | 'page_sports_title'
  | 'page_unavailable_description'
  | 'page_unavailable_title'
  | 'page_vip_description'
  | 'page_vip_title'
  | 'page_vnlottery_description'
  | 'page_vnlottery_title'
  | 'paging_next'
  | 'paging_page'
  | 'paging_previous'
  | 'partner_failed_text'
  | 'partner_failed_title'
  | 'partner_fair'
  | 'partner_late_title'
  | 'partner_none_text'
  | 'partner_none_title'
  | 'partner_of'
  | 'partner_pages'
  | 'partner_reload'
  | 'password_caps_lock'
  | 'password_change_submit'
  | 'password_change_text'
  | 'password_changed'
  | 'password_confirm'
  | 'password_forced_text'
  | 'password_hide'
  | 'password_new'
  | 'password_old'
  | 'password_show'
  | 'password_strength_1'
  | 'password_strength_2'
  | 'password_strength_3'
  | 'password_strength_4'
  | 'payee_add'
  | 'payee_add_title'
  | 'payee_bank_exact'
  | 'payee_bank_number'
  | 'payee_code'
  | 'payee_code_again'
  | 'payee_code_sent'
  | 'payee_code_text'
  | 'payee_confirm'
  | 'payee_confirm_now'
  | 'payee_confirmed'
  | 'payee_continue'
  | 'payee_cooling'
  | 'payee_holder'
  | 'payee_holder_hint'
  | 'payee_holder_other'
  | 'payee_known'
  | 'payee_mobile_first'
  | 'payee_none'
  | 'payee_number_bank'
  | 'payee_number_wallet'
  | 'payee_password_first'
  | 'payee_place'
  | 'payee_place_none'
  | 'payee_prefer'
  | 'payee_preferred'
  | 'payee_remove'
  | 'payee_remove_text'
  | 'payee_remove_title'
  | 'payee_title'
  | 'payee_waiting'
  | 'payee_wallet_exact'
  | 'payee_wallet_number'
  | 'payment_password'
  | 'payment_password_changed'
  | 'payment_password_confirm'
  | 'payment_password_login'
  | 'payment_password_new'
  | 'payment_password_submit'
  | 'payment_password_text'
  | 'payment_password_title'
  | 'phone_check_captcha'
  | 'phone_check_closed'
  | 'phone_check_code_expired'
  | 'phone_check_code_wrong'
  | 'phone_check_disabled'
  | 'phone_check_number_invalid'
  | 'phone_check_number_missing'
  | 'phone_check_quota'
  | 'phone_check_too_many'
  | 'phone_check_unknown'
  | 'phone_region'
  | 'points_again'
  | 'points_convert'
  | 'points_convert_all'
  | 'points_convert_done'
  | 'points_convert_gives'
  | 'points_convert_points'
  | 'points_convert_send'
  | 'points_convert_title'
  | 'points_converted_record'
  | 'points_details'
  | 'points_earn'
  | 'points_fault_points'
  | 'points_fault_quantity'
  | 'points_history'
  | 'points_never'
  | 'points_no_earn'
  | 'points_none_details'
  | 'points_none_details_text'
  | 'points_none_history'
  | 'points_none_history_text'
  | 'points_none_rewards'
  | 'points_none_rewards_text'
  | 'points_password_unset'
  | 'points_quantity'
  | 'points_redeem'
  | 'points_redeem_cost'
  | 'points_redeem_done'
  | 'points_redeem_left'
  | 'points_redeem_quantity'
  | 'points_redeem_send'
  | 'points_redeem_title'
  | 'points_reference'
  | 'points_reject_rule'
  | 'points_requirement'
  | 'points_rewards'
  | 'points_round'
  | 'points_rules'
  | 'points_status_approved'
  | 'points_status_process'
  | 'points_status_process_text'
  | 'points_status_rejected'
  | 'points_status_rejected_text'
  | 'points_stock'
  | 'points_stock_none'
  | 'points_tabs'
  | 'points_visitor_text'
  | 'points_visitor_title'
  | 'points_worth'
  | 'points_worth_of'
  | 'points_yours'
  | 'popup_close'
  | 'popup_more'
  | 'popup_next'
  | 'popup_place'
  | 'popup_title'
  | 'prize_mode_Elott'
  | 'prize_mode_Lott'
  | 'prize_mode_SEA'
  | 'prize_mode_ZY'
  | 'profit_bonuses'
  | 'profit_chart'
  | 'profit_day'
  | 'profit_days'
  | 'profit_none_text'
  | 'profit_none_title'
  | 'profit_note'
  | 'profit_vendors'
  | 'promise_none'
  | 'promotions_adults'
  | 'promotions_all'
  | 'promotions_at_a_glance'
  | 'promotions_go'
  | 'promotions_gone_text'
  | 'promotions_gone_title'
  | 'promotions_more'
  | 'promotions_none_text'
  | 'promotions_none_title'
  | 'promotions_open'
  | 'promotions_terms'
  | 'promotions_until'
  | 'raffle_chance'
  | 'raffle_draw'
  | 'raffle_draws'
  | 'raffle_left'
  | 'raffle_nothing'
  | 'raffle_prizes'
  | 'raffle_stake'
  | 'raffle_title'
  | 'raffle_won'
  | 'rail_back'
  | 'rail_on'
  | 'rank_all'
  | 'rank_left'
  | 'rank_none'
  | 'rank_passed'
  | 'rank_played'
  | 'rank_progress'
  | 'rank_reached'
  | 'rank_since'
  | 'rank_takes'
  | 'rank_terms'
  | 'rank_top'
  | 'receipt'
  | 'receipt_belongs'
  | 'receipt_copied'
  | 'receipt_print'
  | 'receipt_reference'
  | 'receipt_share'
  | 'receipt_steps'
  | 'record_balance'
  | 'record_category'
  | 'record_category_all'
  | 'record_done'
  | 'record_from'
  | 'record_held'
  | 'record_held_paid'
  | 'record_held_returned'
  | 'record_in'
  | 'record_kind'
  | 'record_kind_all'
  | 'record_kind_bonus'
  | 'record_kind_cashback'
  | 'record_kind_deposit'
  | 'record_kind_other'
  | 'record_kind_play'
  | 'record_kind_salary'
  | 'record_kind_transfer'
  | 'record_kind_withdrawal'
  | 'record_left'
  | 'record_more'
  | 'record_none_kind_text'
  | 'record_none_kind_title'
  | 'record_none_text'
  | 'record_none_title'
  | 'record_offline'
  | 'record_out'
  | 'record_result'
  | 'record_save'
  | 'record_saved_cut'
  | 'record_state'
  | 'record_state_all'
  | 'record_time'
  | 'record_to'
  | 'record_vendor'
  | 'record_vendor_all'
  | 'record_what'
  | 'referral_both'
  | 'referral_claim'
  | 'referral_claim_staked'
  | 'referral_deposit'
  | 'referral_deposit_and_play'
  | 'referral_earned'
  | 'referral_friend'
  | 'referral_friends'
  | 'referral_inviter'
  | 'referral_join'
  | 'referral_nobody_text'
  | 'referral_nobody_title'
  | 'referral_none'
  | 'referral_over'
  | 'referral_own'
  | 'referral_own_rule'
  | 'referral_play'
  | 'referral_rewarded'
  | 'referral_rewarded_count'
  | 'referral_share'
  | 'referral_waiting'
  | 'reg_confirm_mismatch'
  | 'reg_email_letters'
  | 'reg_invalid'
  | 'reg_pattern_alphanumeric-uppercase'
  | 'reg_pattern_chinese-digits'
  | 'reg_pattern_chinese-punctuation'
  | 'reg_pattern_date-mdy'
  | 'reg_pattern_date-ymd'
  | 'reg_pattern_digits'
  | 'reg_pattern_email'
  | 'reg_pattern_english-spaces'
  | 'reg_pattern_full-name'
  | 'reg_pattern_japanese-full-width'
  | 'reg_pattern_korean'
  | 'reg_pattern_length'
  | 'reg_pattern_letter-first'
  | 'reg_pattern_letters-digits-combined'
  | 'reg_pattern_letters-digits-symbols'
  | 'reg_pattern_letters-or-digits'
  | 'reg_pattern_no-spaces'
  | 'reg_pattern_other'
  | 'reg_pattern_strong-password'
  | 'reg_pattern_thai'
  | 'reg_pattern_thai-english-spaces'
  | 'reg_pattern_uppercase'
  | 'reg_pattern_uppercase-spaces'
  | 'reg_phone'
  | 'reg_phone_region'
  | 'reg_required'
  | 'reg_terms_required'
  | 'register_by_mobile'
  | 'register_by_username'
  | 'register_closed_text'
  | 'register_closed_title'
  | 'register_consent_terms'
  | 'register_dialog_title'
  | 'register_error_summary'
  | 'register_have_account'
  | 'register_methods'
  | 'register_submit'
  | 'register_terms_link'
  | 'register_title'
  | 'register_zalo_hint'
  | 'report_active'
  | 'report_all'
  | 'report_balance'
  | 'report_bets'
  | 'report_bonuses'
  | 'report_days30'
  | 'report_days7'
  | 'report_direct'
  | 'report_in'
  | 'report_joined'
  | 'report_lastMonth'
  | 'report_money'
  | 'report_month'
  | 'report_note'
  | 'report_out'
  | 'report_own'
  | 'report_people'
  | 'report_period'
  | 'report_result'
  | 'report_team'
  | 'report_today'
  | 'report_user'
  | 'report_wins'
  | 'report_yesterday'
  | 'rewards_claim'
  | 'rewards_claimed'
  | 'rewards_claimed_at'
  | 'rewards_done'
  | 'rewards_done_bonus'
  | 'rewards_expired'
  | 'rewards_expired_at'
  | 'rewards_free'
  | 'rewards_how'
  | 'rewards_lasts'
  | 'rewards_none_claimed_text'
  | 'rewards_none_claimed_title'
  | 'rewards_none_expired_text'
  | 'rewards_none_expired_title'
  | 'rewards_none_ready_text'
  | 'rewards_none_ready_title'
  | 'rewards_ready'
  | 'rewards_ready_none'
  | 'rewards_source_activity'
  | 'rewards_source_mission'
  | 'rewards_source_operator'
  | 'rewards_source_rank'
  | 'rewards_source_referral'
  | 'rewards_spins_free'
  | 'rewards_spins_game'
  | 'rewards_spins_play'
  | 'rewards_spins_turnover'
  | 'rewards_spins_until'
  | 'rewards_turnover'
  | 'rewards_until'
  | 'rewards_which'
  | 'role_admin'
  | 'role_agent'
  | 'role_player'
  | 'search_any'
  | 'search_category'
  | 'search_clear'
  | 'search_hint'
  | 'search_label'
  | 'search_none_text'
  | 'search_none_title'
  | 'search_open'
  | 'search_popular'
  | 'search_title'
  | 'search_type'
  | 'search_vendor'
  | 'see_all'
  | 'see_promotions'
  | 'service_FACEBOOK_open'
  | 'service_FACEBOOK_text'
  | 'service_FACEBOOK_title'
  | 'service_LIVECHAT_open'
  | 'service_LIVECHAT_text'
  | 'service_LIVECHAT_title'
  | 'service_VIP_open'
  | 'service_VIP_text'
  | 'service_VIP_title'
  | 'service_help'
  | 'service_more_text'
  | 'service_more_title'
  | 'service_none_text'
  | 'service_none_title'
  | 'service_questions_title'
  | 'service_text'
  | 'service_title'
  | 'service_window'
  | 'settlement_downline'
  | 'settlement_hint_dailySalary'
  | 'settlement_hint_dividend'
  | 'settlement_hint_hourlySalary'
  | 'settlement_hint_realtimeSalary'
  | 'settlement_list'
  | 'settlement_lost'
  | 'settlement_members'
  | 'settlement_missed_bet'
  | 'settlement_missed_members'
  | 'settlement_missed_nothing'
  | 'settlement_missed_profitLoss'
  | 'settlement_none_downline'
  | 'settlement_none_upline'
  | 'settlement_pages'
  | 'settlement_side'
  | 'settlement_stake'
  | 'settlement_state_due'
  | 'settlement_state_paid'
  | 'settlement_upline'
  | 'share_code'
  | 'share_hand'
  | 'share_link'
  | 'share_qr'
  | 'sign_out_cancel'
  | 'sign_out_submit'
  | 'sign_out_text'
  | 'sign_out_title'
  | 'slider_check'
  | 'slider_failed'
  | 'slider_label'
  | 'slider_refresh'
  | 'slider_text'
  | 'slider_title'
  | 'slider_work'
  | 'slider_work_text'
  | 'social_do_not_link'
  | 'social_facebook'
  | 'social_google'
  | 'social_have_account'
  | 'social_link'
  | 'social_linked'
  | 'social_linked_title'
  | 'social_linking'
  | 'social_welcome'
  | 'social_welcome_name'
  | 'social_without'
  | 'steps_play_text'
  | 'steps_play_title'
  | 'steps_register_action'
  | 'steps_register_text'
  | 'steps_register_title'
  | 'steps_title'
  | 'steps_win_text'
  | 'steps_win_title'
  | 'support_label'
  | 'support_title'
  | 'system_android'
  | 'system_ios'
  | 'system_linux'
  | 'system_macos'
  | 'system_other'
  | 'system_windows'
  | 'team_bets_none_text'
  | 'team_bets_none_title'
  | 'team_chart'
  | 'team_days'
  | 'team_movements_none_text'
  | 'team_movements_none_title'
  | 'team_record_who'
  | 'terms_level'
  | 'terms_levels'
  | 'terms_range'
  | 'terms_rate'
  | 'terms_rates'
  | 'terms_type'
  | 'terms_type_agent'
  | 'terms_type_player'
  | 'theme_to_dark'
  | 'theme_to_light'
  | 'transfer_again'
  | 'transfer_amount'
  | 'transfer_another'
  | 'transfer_bonus_stays'
  | 'transfer_change'
  | 'transfer_check'
  | 'transfer_continue'
  | 'transfer_done'
  | 'transfer_free'
  | 'transfer_in_doubt'
  | 'transfer_left'
  | 'transfer_receiver'
  | 'transfer_send'
  | 'transfer_unset_text'
  | 'transfer_unset_title'
  | 'transfer_unset_way'
  | 'transfer_upline'
  | 'upline_none_text'
  | 'upline_none_title'
  | 'vip_cashback'
  | 'vip_from_start'
  | 'vip_gift'
  | 'vip_manager'
  | 'vip_more_title'
  | 'vip_no'
  | 'vip_none_text'
  | 'vip_none_title'
  | 'vip_played'
  | 'vip_text_1'
  | 'vip_text_2'
  | 'vip_text_3'
  | 'vip_withdrawals'
  | 'vip_yes'
  | 'vip_yours'
  | 'visits_agree'
  | 'visits_ask'
  | 'visits_decline'
  | 'visits_label'
  | 'visits_now_agreed'
  | 'visits_now_declined'
  | 'wallet_all_back'
  | 'wallet_all_moved'
  | 'wallet_bonus'
  | 'wallet_bonus_counting'
  | 'wallet_bonus_done'
  | 'wallet_bonus_holds'
  | 'wallet_bonus_left'
  | 'wallet_bonus_locks'
  | 'wallet_bonus_until'
  | 'wallet_bonus_what'
  | 'wallet_bonuses'
  | 'wallet_choose'
  | 'wallet_free'
  | 'wallet_from'
  | 'wallet_half'
  | 'wallet_held'
  | 'wallet_held_what'
  | 'wallet_in_doubt'
  | 'wallet_main'
  | 'wallet_main_what'
  | 'wallet_more'
  | 'wallet_move'
  | 'wallet_moved'
  | 'wallet_now_none'
  | 'wallet_now_owed'
  | 'wallet_now_ready'
  | 'wallet_now_wagering'
  | 'wallet_offered'
  | 'wallet_old'
  | 'wallet_points'
  | 'wallet_quarter'
  | 'wallet_send'
  | 'wallet_to'
  | 'wallet_total'
  | 'wallet_turn'
  | 'wallet_vendor'
  | 'wallet_vendors'
  | 'wallet_vendors_what'
  | 'wallet_whole'
  | 'warning_title'
  | 'winners_choose'
  | 'winners_credits'
  | 'winners_largest'
  | 'winners_latest'
  | 'winners_none_text'
  | 'winners_none_title'
  | 'winners_place'
  | 'winners_subtitle'
  | 'winners_title'
  | 'withdrawal_above'
  | 'withdrawal_above_day'
  | 'withdrawal_again'
  | 'withdrawal_all'
  | 'withdrawal_amount'
  | 'withdrawal_arrived'
  | 'withdrawal_arrived_text'
  | 'withdrawal_arrived_title'
  | 'withdrawal_arrives'
  | 'withdrawal_asked'
  | 'withdrawal_before_done'
  | 'withdrawal_before_mobile'
  | 'withdrawal_before_mobile_text'
  | 'withdrawal_before_password'
  | 'withdrawal_before_password_text'
  | 'withdrawal_before_payee'
  | 'withdrawal_before_payee_text'
  | 'withdrawal_before_set'
  | 'withdrawal_before_text'
  | 'withdrawal_before_title'
  | 'withdrawal_below'
  | 'withdrawal_below_fee'
  | 'withdrawal_by_clock'
  | 'withdrawal_by_operator'
  | 'withdrawal_by_player'
  | 'withdrawal_cancel'
  | 'withdrawal_cancel_text'
  | 'withdrawal_cancel_title'
  | 'withdrawal_change'
  | 'withdrawal_check'
  | 'withdrawal_confirm'
  | 'withdrawal_confirm_text'
  | 'withdrawal_confirm_title'
  | 'withdrawal_countdown'
  | 'withdrawal_countdown_over'
  | 'withdrawal_day_left'
  | 'withdrawal_day_none'
  | 'withdrawal_day_of'
  | 'withdrawal_details'
  | 'withdrawal_ended'
  | 'withdrawal_ended_none'
  | 'withdrawal_fee'
  | 'withdrawal_fee_both'
  | 'withdrawal_fee_fixed'
  | 'withdrawal_fee_free'
  | 'withdrawal_fee_rate'
  | 'withdrawal_free'
  | 'withdrawal_in_doubt'
  | 'withdrawal_keep'
  | 'withdrawal_manage'
  | 'withdrawal_missing'
  | 'withdrawal_missing_text'
  | 'withdrawal_missing_title'
  | 'withdrawal_more_than_free'
  | 'withdrawal_net'
  | 'withdrawal_no_times'
  | 'withdrawal_note'
  | 'withdrawal_nothing'
  | 'withdrawal_now_again'
  | 'withdrawal_now_approved'
  | 'withdrawal_now_cancelled'
  | 'withdrawal_now_in-review'
  | 'withdrawal_now_not-received'
  | 'withdrawal_now_paid-out'
  | 'withdrawal_now_partly-received'
  | 'withdrawal_now_refused'
  | 'withdrawal_now_requested'
  | 'withdrawal_one'
  | 'withdrawal_one_receipt'
  | 'withdrawal_partly'
  | 'withdrawal_partly_title'
  | 'withdrawal_proof'
  | 'withdrawal_proof_hint'
  | 'withdrawal_proof_kind'
  | 'withdrawal_proof_required'
  | 'withdrawal_range'
  | 'withdrawal_receipt_confirmed'
  | 'withdrawal_receipt_elapsed'
  | 'withdrawal_receipt_forced'
  | 'withdrawal_receive_time'
  | 'withdrawal_reference'
  | 'withdrawal_remaining'
  | 'withdrawal_remaining_hint'
  | 'withdrawal_remaining_less'
  | 'withdrawal_report'
  | 'withdrawal_running'
  | 'withdrawal_send'
  | 'withdrawal_state_approved'
  | 'withdrawal_state_cancelled'
  | 'withdrawal_state_in-review'
  | 'withdrawal_state_not-received'
  | 'withdrawal_state_paid-out'
  | 'withdrawal_state_partly-received'
  | 'withdrawal_state_received'
  | 'withdrawal_state_refused'
  | 'withdrawal_state_requested'
  | 'withdrawal_step_partly'
  | 'withdrawal_step_proof'
  | 'withdrawal_submit'
  | 'withdrawal_time'
  | 'withdrawal_times_left'
  | 'withdrawal_times_none'
  | 'withdrawal_times_of'
  | 'withdrawal_to'
  | 'withdrawal_turnover_text'
  | 'withdrawal_turnover_title'
  | 'withdrawal_turnover_way'
  | 'withdrawal_usual'
  | 'work_text'

/** The key of a text that has a form for each plural of its language, and is shown with a `count`. */
export type CountedKey =
  | 'contract_amount'
  | 'deposit_bonus_days'
  | 'downline_form_consent'
  | 'error_amount_digits'
  | 'feedback_count'
  | 'forgot_mail_sent'
  | 'games_count'
  | 'games_shown'
  | 'inbox_unread_count'
  | 'leaderboard_score'
  | 'links_people'
  | 'message_code'
  | 'message_extra'
  | 'message_payee_added'
  | 'message_reset'
  | 'missions_reached'
  | 'missions_score'
  | 'payee_cool_text'
  | 'points_balance_after'
  | 'points_missing'
  | 'points_price'
  | 'promise_times'
  | 'raffle_free'
  | 'raffle_tickets'
  | 'record_saved'
  | 'record_shown'
  | 'reg_birthday_age'
  | 'register_consent_age'
  | 'register_consent_both'
  | 'rewards_ready_count'
  | 'rewards_spins'
  | 'search_found'
  | 'time_days'
  | 'time_hours'
  | 'time_minutes'
  | 'withdrawal_countdown_days'

export type MessageKey = PlainKey | CountedKey

/** The texts that the program itself shows: every brand has them. */
export const programTexts: readonly string[] = [
  'access_alone',
  'access_current',
  'access_current_place',
  'access_device',
  'access_devices',
  'access_end',
  'access_end_all',
  'access_end_all_text',
  'access_end_all_title',
  'access_end_text',
  'access_end_title',
  'access_forget',
  'access_forget_text',
  'access_forget_title',
  'access_history',
  'access_history_none',
  'access_place_unknown',
  'access_places',
  'access_places_text',
  'access_refused',
  'access_seen',
  'access_since',
  'access_way_extra',
  'access_way_password',
  'access_way_register',
  'access_way_remembered',
  'access_way_sms',
  'access_way_social',
  'account_change',
  'account_menu',
  'account_menu_of',
  'account_personal',
  'account_secret_set',
  'account_secret_unset',
  'account_security',
  'account_set',
  'account_since',
  'account_summary',
  'account_terms',
  'activity_apply',
  'activity_apply_again',
  'activity_applying_text',
  'activity_barred_account',
  'activity_barred_places',
  'activity_barred_rank',
  'activity_barred_registered',
  'activity_brings',
  'activity_brings_between',
  'activity_brings_up_to',
  'activity_claim',
  'activity_closes',
  'activity_done_claimed',
  'activity_done_joined',
  'activity_every_day',
  'activity_every_week',
  'activity_failed',
  'activity_image_large',
  'activity_image_remove',
  'activity_image_type',
  'activity_images',
  'activity_images_gone',
  'activity_images_hint',
  'activity_images_many',
  'activity_join',
  'activity_open',
  'activity_opens',
  'activity_process_text',
  'activity_progress',
  'activity_reference',
  'activity_remark',
  'activity_remark_count',
  'activity_remark_long',
  'activity_send',
  'activity_sent',
  'activity_state_account',
  'activity_state_applying',
  'activity_state_claim',
  'activity_state_claimed',
  'activity_state_close',
  'activity_state_coming',
  'activity_state_issued',
  'activity_state_join',
  'activity_state_joined',
  'activity_state_places',
  'activity_state_process',
  'activity_state_rank',
  'activity_state_registered',
  'activity_state_rejected',
  'activity_title',
  'activity_turnover',
  'activity_yours',
  'amount_offered',
  'announcements_all',
  'announcements_label',
  'announcements_pause',
  'announcements_play',
  'authenticator_done',
  'authenticator_qr',
  'authenticator_remove',
  'authenticator_remove_text',
  'authenticator_remove_title',
  'authenticator_removed',
  'authenticator_short',
  'authenticator_submit',
  'authenticator_text',
  'authenticator_title',
  'back_home',
  'balance',
  'balance_hide',
  'balance_refresh',
  'balance_show',
  'balance_single',
  'banner_choose',
  'banner_label',
  'banner_pause',
  'banner_play',
  'banner_role',
  'bet_count',
  'bet_even',
  'bet_game',
  'bet_given_back',
  'bet_lost',
  'bet_none_choice_text',
  'bet_none_choice_title',
  'bet_none_text',
  'bet_none_title',
  'bet_of_bonus',
  'bet_open',
  'bet_placed',
  'bet_returned',
  'bet_round',
  'bet_settled',
  'bet_stake',
  'bet_staked',
  'bet_stakes',
  'bet_state_open',
  'bet_state_rolled_back',
  'bet_state_settled',
  'bet_win',
  'bet_wins',
  'bet_won',
  'bonus_amount',
  'bonus_closed',
  'bonus_converted',
  'bonus_converted_sum',
  'bonus_done',
  'bonus_ends',
  'bonus_expired',
  'bonus_forfeited',
  'bonus_free',
  'bonus_given_sum',
  'bonus_holds',
  'bonus_lasts',
  'bonus_needed',
  'bonus_none_state_text',
  'bonus_none_state_title',
  'bonus_none_text',
  'bonus_none_title',
  'bonus_open',
  'bonus_open_sum',
  'bonus_spent',
  'bonus_turnover',
  'bonus_until',
  'brand_home',
  'browser_chrome',
  'browser_edge',
  'browser_firefox',
  'browser_opera',
  'browser_other',
  'browser_safari',
  'browser_samsung',
  'captcha_failed',
  'captcha_picture',
  'captcha_refresh',
  'captcha_text',
  'captcha_told',
  'cashback_claim',
  'cashback_claimable',
  'cashback_claimed_day',
  'cashback_days',
  'cashback_none_text',
  'cashback_none_title',
  'cashback_open_day',
  'cashback_paid',
  'cashback_rates',
  'cashback_running',
  'cashback_running_day',
  'cashback_share',
  'cashback_terms',
  'categories_label',
  'centre_agent_menu',
  'centre_member_menu',
  'change_password_title',
  'chat_late_text',
  'chat_late_title',
  'chat_none_text',
  'chat_opening',
  'chat_title',
  'choose_game',
  'code_failed',
  'code_send',
  'code_sent',
  'code_wait',
  'contact_email_title',
  'contact_mobile_title',
  'contact_save',
  'contact_saved',
  'contact_support',
  'contact_text',
  'contact_unverified',
  'contact_verified',
  'contact_verify',
  'contract_amount_whole',
  'contract_ask_accept',
  'contract_ask_agree',
  'contract_ask_end',
  'contract_ask_recall',
  'contract_ask_refuse',
  'contract_ask_reject',
  'contract_ask_withdraw',
  'contract_below',
  'contract_below_none',
  'contract_changed_at',
  'contract_count',
  'contract_done_accept',
  'contract_done_agree',
  'contract_done_end',
  'contract_done_recall',
  'contract_done_refuse',
  'contract_done_reject',
  'contract_done_withdraw',
  'contract_downline_closed',
  'contract_downline_player',
  'contract_downline_unknown',
  'contract_end_asked',
  'contract_end_wanted',
  'contract_ends',
  'contract_ends_agree',
  'contract_ends_end',
  'contract_kind_dailySalary',
  'contract_kind_dividend',
  'contract_kind_hourlySalary',
  'contract_kind_realtimeSalary',
  'contract_offer',
  'contract_offer_done',
  'contract_offer_hint',
  'contract_offer_open',
  'contract_offer_send',
  'contract_offer_to',
  'contract_own',
  'contract_own_none',
  'contract_pages',
  'contract_period_choose',
  'contract_period_daily',
  'contract_period_monthly',
  'contract_period_required',
  'contract_period_semimonthly',
  'contract_period_weekly',
  'contract_rate',
  'contract_rate_above_own',
  'contract_reason_agreed',
  'contract_reason_agreed_other',
  'contract_reason_agreed_you',
  'contract_reason_lowerRate_downline',
  'contract_reason_lowerRate_upline',
  'contract_reason_replaced',
  'contract_reason_uplineEnded_downline',
  'contract_reason_uplineEnded_upline',
  'contract_replaces',
  'contract_state_accepted',
  'contract_state_ended',
  'contract_state_ending',
  'contract_state_offered',
  'contract_state_rejected',
  'contract_state_withdrawn',
  'contract_step_accept',
  'contract_step_agree',
  'contract_step_end',
  'contract_step_recall',
  'contract_step_refuse',
  'contract_step_reject',
  'contract_step_withdraw',
  'contract_term_activeMembers',
  'contract_term_dailyBet',
  'contract_term_hourlyBet',
  'contract_term_lossRate',
  'contract_term_period',
  'contract_term_profitLoss',
  'contract_term_profitRate',
  'contract_term_rate',
  'contract_term_singleBet',
  'contract_term_validBet',
  'copy_done',
  'copy_short',
  'copy_value',
  'deposit_about_awaiting',
  'deposit_about_cancelled',
  'deposit_about_cancelled_bank',
  'deposit_about_expired',
  'deposit_about_expired_bank',
  'deposit_about_failed',
  'deposit_about_paid',
  'deposit_about_refused',
  'deposit_about_requested',
  'deposit_about_review',
  'deposit_again',
  'deposit_another',
  'deposit_arrives',
  'deposit_asked',
  'deposit_back',
  'deposit_bonus',
  'deposit_bonus_choice',
  'deposit_bonus_free',
  'deposit_bonus_none',
  'deposit_bonus_terms',
  'deposit_bonus_turnover',
  'deposit_cancel',
  'deposit_check',
  'deposit_choose',
  'deposit_continue',
  'deposit_details',
  'deposit_empty_text',
  'deposit_empty_title',
  'deposit_fee',
  'deposit_fee_none',
  'deposit_fee_of',
  'deposit_field_payerAccount',
  'deposit_field_payerName',
  'deposit_field_payerPhone',
  'deposit_field_senderAddress',
  'deposit_field_voucherCode',
  'deposit_field_voucherPin',
  'deposit_go_on',
  'deposit_history',
  'deposit_how_much',
  'deposit_leads_away',
  'deposit_limit',
  'deposit_limits',
  'deposit_make',
  'deposit_mark_late',
  'deposit_mark_other_amount',
  'deposit_mark_twice',
  'deposit_none_text',
  'deposit_none_title',
  'deposit_one',
  'deposit_open',
  'deposit_opens',
  'deposit_pay',
  'deposit_pay_in',
  'deposit_pay_to_account',
  'deposit_pay_to_bank',
  'deposit_pay_to_name',
  'deposit_pay_to_words',
  'deposit_proof',
  'deposit_proof_given',
  'deposit_proof_hint',
  'deposit_proof_required',
  'deposit_reason',
  'deposit_reference',
  'deposit_request',
  'deposit_sent',
  'deposit_state_awaiting',
  'deposit_state_cancelled',
  'deposit_state_expired',
  'deposit_state_failed',
  'deposit_state_paid',
  'deposit_state_requested',
  'deposit_state_review',
  'deposit_step_awaiting',
  'deposit_step_cancelled',
  'deposit_step_expired',
  'deposit_step_failed',
  'deposit_step_paid',
  'deposit_step_requested',
  'deposit_step_review',
  'deposit_time',
  'deposit_to_pay',
  'deposit_turnover',
  'deposit_was_paid',
  'downline_balance',
  'downline_below',
  'downline_below_both',
  'downline_count',
  'downline_count_of',
  'downline_form_done',
  'downline_form_submit',
  'downline_form_text',
  'downline_form_title',
  'downline_freeze',
  'downline_freeze_text',
  'downline_freeze_title',
  'downline_frozen',
  'downline_held',
  'downline_none_text',
  'downline_none_title',
  'downline_open',
  'downline_pages',
  'downline_search',
  'downline_since',
  'downline_transfer',
  'downline_transfer_back',
  'downline_under',
  'downline_unfreeze',
  'downline_unknown_text',
  'downline_unknown_title',
  'downline_way',
  'downline_you',
  'download_android_step_1',
  'download_android_step_2',
  'download_android_step_3',
  'download_android_step_4',
  'download_get',
  'download_get_app',
  'download_how',
  'download_ios_step_1',
  'download_ios_step_2',
  'download_ios_step_3',
  'download_ios_step_4',
  'download_lite_step_1',
  'download_lite_step_2',
  'download_lite_step_3',
  'download_lite_step_4',
  'download_more',
  'download_none_text',
  'download_none_title',
  'download_qr',
  'download_text_1',
  'draws_closed',
  'draws_drawing',
  'draws_first',
  'draws_in',
  'draws_last',
  'draws_login_name',
  'draws_number',
  'draws_numbers',
  'draws_play',
  'draws_play_name',
  'draws_results',
  'draws_results_of',
  'draws_title',
  'engine_close',
  'engine_loading',
  'engine_offline',
  'engine_retry',
  'engine_skip',
  'engine_working',
  'envelope_closed',
  'envelope_inside',
  'error_account_disabled',
  'error_account_unknown',
  'error_activity_closed',
  'error_activity_entered',
  'error_age_consent_required',
  'error_amount',
  'error_bad_request',
  'error_captcha_required',
  'error_captcha_wrong',
  'error_cashback_none',
  'error_chunk',
  'error_code_expired',
  'error_code_quota',
  'error_code_wrong',
  'error_contract_changed',
  'error_contract_not_allowed',
  'error_day',
  'error_days_most',
  'error_days_order',
  'error_deposit_bonus',
  'error_deposit_bonus_least',
  'error_deposit_changed',
  'error_deposit_channel_closed',
  'error_deposit_fee',
  'error_deposit_gateway',
  'error_deposit_key_used',
  'error_deposit_least',
  'error_deposit_most',
  'error_deposit_too_many',
  'error_domain_invalid',
  'error_downline_closed',
  'error_fields_invalid',
  'error_forbidden',
  'error_game_maintenance',
  'error_game_unavailable',
  'error_login_failed',
  'error_login_stale',
  'error_method_disabled',
  'error_mission_open',
  'error_mobile_taken',
  'error_mobile_unverified',
  'error_network',
  'error_non_agent_login',
  'error_non_member_login',
  'error_not_found',
  'error_not_logged_in',
  'error_password_change_required',
  'error_password_common',
  'error_password_default',
  'error_password_own_word',
  'error_password_same',
  'error_password_wrong',
  'error_payee_cooling',
  'error_payee_limit',
  'error_payee_missing',
  'error_payload_invalid',
  'error_payload_stale',
  'error_payment_password_unset',
  'error_payment_same',
  'error_points_few',
  'error_points_key_used',
  'error_points_requirement',
  'error_points_short',
  'error_points_stock',
  'error_popup_blocked',
  'error_proof_required',
  'error_raffle_no_ticket',
  'error_register_invalid',
  'error_register_links_full',
  'error_reward_expired',
  'error_site_maintenance',
  'error_site_restricted',
  'error_slider_required',
  'error_slider_wrong',
  'error_social_failed',
  'error_support_unavailable',
  'error_timeout',
  'error_too_many_requests',
  'error_transfer_key_used',
  'error_transfer_limit',
  'error_transfer_more',
  'error_transfer_nothing',
  'error_transfer_turnover',
  'error_transfer_unavailable',
  'error_unavailable',
  'error_unknown',
  'error_upload_invalid',
  'error_upload_refused',
  'error_upload_too_large',
  'error_username_taken',
  'error_verification_required',
  'error_withdrawal_key_used',
  'error_withdrawal_limit',
  'error_withdrawal_moved',
  'error_withdrawal_turnover',
  'extra_authenticator',
  'extra_authenticator_text',
  'extra_back',
  'extra_bankName',
  'extra_bankName_text',
  'extra_code',
  'extra_email',
  'extra_methods',
  'extra_name',
  'extra_none',
  'extra_sent_to',
  'extra_sms',
  'extra_submit',
  'extra_text',
  'extra_title',
  'favourite_add',
  'favourite_failed',
  'favourite_of',
  'favourite_remove',
  'feedback_choose',
  'feedback_content',
  'feedback_help_text',
  'feedback_help_title',
  'feedback_length',
  'feedback_more',
  'feedback_open',
  'feedback_questionType',
  'feedback_required',
  'feedback_send',
  'feedback_sent_text',
  'feedback_sent_title',
  'feedback_text',
  'feedback_title',
  'feedback_type_account',
  'feedback_type_games',
  'feedback_type_money',
  'feedback_type_other',
  'feedback_type_promotions',
  'feedback_type_required',
  'field_address',
  'field_affiliateCode',
  'field_ageConsent',
  'field_birthday',
  'field_captcha',
  'field_confirmPassword',
  'field_email',
  'field_facebook',
  'field_fullName',
  'field_idNumber',
  'field_line',
  'field_mobileNum',
  'field_nationality',
  'field_nickname',
  'field_occupation',
  'field_optional',
  'field_password',
  'field_payeeName',
  'field_paymentPassword',
  'field_placeOfBirth',
  'field_qqNum',
  'field_recommenderId',
  'field_referralCode',
  'field_sourceOfIncome',
  'field_telegram',
  'field_termsConsent',
  'field_username',
  'field_verificationCode',
  'field_wechat',
  'field_whatsapp',
  'field_zalo',
  'footer_about_title',
  'footer_games_title',
  'footer_vendors_title',
  'forgot_by_email',
  'forgot_by_phone',
  'forgot_mail_again',
  'forgot_mail_submit',
  'forgot_mail_text',
  'forgot_phone_held',
  'forgot_phone_submit',
  'forgot_phone_text',
  'forgot_remembered',
  'forgot_ways',
  'frame_again',
  'frame_back',
  'frame_ended_text',
  'frame_ended_title',
  'frame_full',
  'frame_full_leave',
  'frame_late_text',
  'frame_late_title',
  'frame_leave_submit',
  'frame_leave_text',
  'frame_leave_title',
  'frame_login_text',
  'frame_login_title',
  'frame_none_text',
  'frame_none_title',
  'frame_of',
  'frame_opening',
  'frame_opening_of',
  'frame_reload',
  'frame_stay',
  'frame_trial',
  'frame_trouble',
  'frame_wait',
  'frame_window',
  'game_bad_address',
  'game_room',
  'games_all',
  'games_all_vendors',
  'games_choose',
  'games_choose_type',
  'games_failed_text',
  'games_failed_title',
  'games_hot',
  'games_login_to_play',
  'games_maintenance',
  'games_maintenance_others',
  'games_maintenance_text',
  'games_new',
  'games_none_action',
  'games_none_of_action',
  'games_none_of_text',
  'games_none_of_title',
  'games_none_text',
  'games_none_title',
  'games_play',
  'games_rate',
  'games_see_all',
  'games_see_all_of',
  'games_show_more',
  'games_try',
  'games_vendors',
  'gate_contact',
  'gate_maintenance_subtitle',
  'gate_maintenance_text',
  'gate_maintenance_title',
  'gate_restricted_ip',
  'gate_restricted_text',
  'gate_restricted_title',
  'gate_unavailable_text',
  'gate_unavailable_title',
  'help_group_about',
  'help_group_account',
  'help_group_money',
  'help_group_partners',
  'help_group_play',
  'help_none_text',
  'help_none_title',
  'help_topic_gone',
  'help_topics',
  'in_download',
  'in_increase_submit',
  'in_login',
  'in_need_true_account',
  'in_register',
  'in_sign_out',
  'inbox_all',
  'inbox_keep',
  'inbox_new',
  'inbox_none_of',
  'inbox_none_text',
  'inbox_none_title',
  'inbox_none_unread',
  'inbox_read',
  'inbox_read_all',
  'inbox_remove',
  'inbox_remove_sure',
  'inbox_unread',
  'inbox_which',
  'income_chart',
  'income_dailySalary',
  'income_dividend',
  'income_hourlySalary',
  'income_none_text',
  'income_none_title',
  'income_note',
  'income_paid',
  'income_realtimeSalary',
  'income_result',
  'invitation_code_error',
  'language_choose',
  'language_current',
  'leaderboard_days',
  'leaderboard_last',
  'leaderboard_none_text',
  'leaderboard_none_title',
  'leaderboard_this',
  'leaderboard_title',
  'leaderboard_week',
  'leaderboard_you',
  'legal_age',
  'legal_copyright',
  'legal_label',
  'legal_responsible',
  'links_delete',
  'links_delete_text',
  'links_delete_title',
  'links_done_delete',
  'links_done_off',
  'links_done_on',
  'links_made',
  'links_make',
  'links_new',
  'links_none_text',
  'links_none_title',
  'links_off',
  'links_off_text',
  'links_on',
  'links_since',
  'links_state_off',
  'links_state_on',
  'links_text',
  'links_title',
  'lobby_title',
  'login_by_facebook',
  'login_by_google',
  'login_by_sms',
  'login_by_username',
  'login_forgot',
  'login_free_play',
  'login_no_account',
  'login_one_click',
  'login_or',
  'login_password',
  'login_password_required',
  'login_remember',
  'login_sms_text',
  'login_submit',
  'login_title',
  'login_username',
  'login_username_or_phone',
  'login_username_or_phone_required',
  'login_username_required',
  'login_ways',
  'member_bar',
  'message_app_removed',
  'message_app_removed_subject',
  'message_changed',
  'message_changed_subject',
  'message_code_subject',
  'message_contact_changed',
  'message_contact_changed_subject',
  'message_extra_subject',
  'message_payee_added_subject',
  'message_reset_subject',
  'missions_claimed',
  'missions_day',
  'missions_measure_bets',
  'missions_measure_deposit',
  'missions_measure_logins',
  'missions_measure_stake',
  'missions_none_reached',
  'missions_none_text',
  'missions_none_title',
  'missions_once',
  'missions_progress',
  'missions_turnover',
  'missions_until',
  'missions_week',
  'money_adjustment',
  'money_bet',
  'money_bonus-converted',
  'money_bonus-forfeited',
  'money_cashback',
  'money_demo-balance',
  'money_deposit',
  'money_deposit-bonus',
  'money_deposit-fee',
  'money_dividend',
  'money_downline-transfer',
  'money_free-play',
  'money_from-vendor',
  'money_operator',
  'money_points-converted',
  'money_points-earned',
  'money_points-granted',
  'money_points-payout',
  'money_points-redeemed',
  'money_points-returned',
  'money_points-reward',
  'money_points-rewarded',
  'money_registration-bonus',
  'money_resettlement',
  'money_reward',
  'money_rollback',
  'money_salary',
  'money_to-vendor',
  'money_upline-transfer',
  'money_win',
  'money_withdrawal-fee',
  'money_withdrawal-hold',
  'money_withdrawal-paid',
  'money_withdrawal-return',
  'nav_bottom',
  'nav_games',
  'nav_main',
  'nav_menu',
  'nav_more',
  'nav_open_games',
  'new_tab',
  'notice_application_approved',
  'notice_application_approved_title',
  'notice_application_paid',
  'notice_application_paid_title',
  'notice_application_rejected',
  'notice_application_rejected_title',
  'notice_contract_accepted',
  'notice_contract_accepted_title',
  'notice_contract_end_asked',
  'notice_contract_end_asked_title',
  'notice_contract_end_recalled',
  'notice_contract_end_recalled_title',
  'notice_contract_end_refused',
  'notice_contract_end_refused_title',
  'notice_contract_ended',
  'notice_contract_ended_above',
  'notice_contract_ended_above_title',
  'notice_contract_ended_below',
  'notice_contract_ended_below_title',
  'notice_contract_ended_rate',
  'notice_contract_ended_rate_title',
  'notice_contract_ended_title',
  'notice_contract_offered',
  'notice_contract_offered_title',
  'notice_contract_rejected',
  'notice_contract_rejected_title',
  'notice_contract_withdrawn',
  'notice_contract_withdrawn_title',
  'notice_deposit_approved',
  'notice_deposit_approved_title',
  'notice_deposit_refused',
  'notice_deposit_refused_title',
  'notice_redemption_approved',
  'notice_redemption_approved_title',
  'notice_redemption_paid',
  'notice_redemption_paid_title',
  'notice_redemption_rejected',
  'notice_redemption_rejected_title',
  'notice_withdrawal_elapsed',
  'notice_withdrawal_elapsed_title',
  'notice_withdrawal_forced',
  'notice_withdrawal_forced_title',
  'notice_withdrawal_paid',
  'notice_withdrawal_paid_title',
  'notice_withdrawal_refused',
  'notice_withdrawal_refused_title',
  'notices_all',
  'notices_choose',
  'notices_label',
  'notices_none_text',
  'notices_none_title',
  'notices_pages',
  'one_click_copied',
  'one_click_copy',
  'one_click_done',
  'one_click_done_title',
  'one_click_password',
  'one_click_play',
  'one_click_submit',
  'one_click_text',
  'one_click_title',
  'one_click_username',
  'page_fault_reference',
  'page_fault_text',
  'page_fault_title',
  'page_game_title',
  'page_needs_script',
  'paging_next',
  'paging_page',
  'paging_previous',
  'partner_failed_text',
  'partner_failed_title',
  'partner_late_title',
  'partner_none_text',
  'partner_none_title',
  'partner_of',
  'partner_pages',
  'partner_reload',
  'password_caps_lock',
  'password_change_submit',
  'password_change_text',
  'password_changed',
  'password_confirm',
  'password_forced_text',
  'password_hide',
  'password_new',
  'password_old',
  'password_show',
  'password_strength_1',
  'password_strength_2',
  'password_strength_3',
  'password_strength_4',
  'payee_add',
  'payee_add_title',
  'payee_bank_exact',
  'payee_bank_number',
  'payee_code',
  'payee_code_again',
  'payee_code_sent',
  'payee_code_text',
  'payee_confirm',
  'payee_confirm_now',
  'payee_continue',
  'payee_cooling',
  'payee_holder',
  'payee_holder_hint',
  'payee_holder_other',
  'payee_known',
  'payee_mobile_first',
  'payee_none',
  'payee_number_bank',
  'payee_number_wallet',
  'payee_password_first',
  'payee_place',
  'payee_place_none',
  'payee_prefer',
  'payee_preferred',
  'payee_remove',
  'payee_remove_text',
  'payee_remove_title',
  'payee_title',
  'payee_waiting',
  'payee_wallet_exact',
  'payee_wallet_number',
  'payment_password',
  'payment_password_changed',
  'payment_password_confirm',
  'payment_password_login',
  'payment_password_new',
  'payment_password_submit',
  'payment_password_text',
  'payment_password_title',
  'phone_region',
  'points_again',
  'points_convert',
  'points_convert_all',
  'points_convert_done',
  'points_convert_gives',
  'points_convert_points',
  'points_convert_send',
  'points_convert_title',
  'points_converted_record',
  'points_details',
  'points_earn',
  'points_fault_points',
  'points_fault_quantity',
  'points_history',
  'points_never',
  'points_no_earn',
  'points_none_details',
  'points_none_details_text',
  'points_none_history',
  'points_none_history_text',
  'points_none_rewards',
  'points_none_rewards_text',
  'points_password_unset',
  'points_quantity',
  'points_redeem',
  'points_redeem_cost',
  'points_redeem_done',
  'points_redeem_left',
  'points_redeem_quantity',
  'points_redeem_send',
  'points_redeem_title',
  'points_reference',
  'points_reject_rule',
  'points_requirement',
  'points_rewards',
  'points_round',
  'points_rules',
  'points_status_approved',
  'points_status_process',
  'points_status_process_text',
  'points_status_rejected',
  'points_status_rejected_text',
  'points_stock',
  'points_stock_none',
  'points_tabs',
  'points_visitor_text',
  'points_visitor_title',
  'points_worth',
  'points_worth_of',
  'points_yours',
  'popup_close',
  'popup_more',
  'popup_next',
  'popup_place',
  'popup_title',
  'prize_mode_Elott',
  'prize_mode_Lott',
  'prize_mode_SEA',
  'prize_mode_ZY',
  'profit_bonuses',
  'profit_chart',
  'profit_day',
  'profit_days',
  'profit_none_text',
  'profit_none_title',
  'profit_note',
  'profit_vendors',
  'promise_none',
  'promotions_adults',
  'promotions_all',
  'promotions_at_a_glance',
  'promotions_go',
  'promotions_gone_text',
  'promotions_gone_title',
  'promotions_more',
  'promotions_none_text',
  'promotions_none_title',
  'promotions_open',
  'promotions_terms',
  'promotions_until',
  'raffle_chance',
  'raffle_draw',
  'raffle_draws',
  'raffle_left',
  'raffle_nothing',
  'raffle_prizes',
  'raffle_stake',
  'raffle_title',
  'raffle_won',
  'rail_back',
  'rail_on',
  'rank_all',
  'rank_left',
  'rank_none',
  'rank_passed',
  'rank_played',
  'rank_progress',
  'rank_reached',
  'rank_since',
  'rank_takes',
  'rank_terms',
  'rank_top',
  'receipt',
  'receipt_belongs',
  'receipt_copied',
  'receipt_print',
  'receipt_reference',
  'receipt_share',
  'receipt_steps',
  'record_balance',
  'record_category',
  'record_category_all',
  'record_done',
  'record_from',
  'record_held',
  'record_held_paid',
  'record_held_returned',
  'record_in',
  'record_kind',
  'record_kind_all',
  'record_kind_bonus',
  'record_kind_cashback',
  'record_kind_deposit',
  'record_kind_other',
  'record_kind_play',
  'record_kind_salary',
  'record_kind_transfer',
  'record_kind_withdrawal',
  'record_left',
  'record_more',
  'record_none_kind_text',
  'record_none_kind_title',
  'record_none_text',
  'record_none_title',
  'record_offline',
  'record_out',
  'record_result',
  'record_save',
  'record_saved_cut',
  'record_state',
  'record_state_all',
  'record_time',
  'record_to',
  'record_vendor',
  'record_vendor_all',
  'record_what',
  'referral_both',
  'referral_claim',
  'referral_claim_staked',
  'referral_deposit',
  'referral_deposit_and_play',
  'referral_earned',
  'referral_friend',
  'referral_friends',
  'referral_inviter',
  'referral_join',
  'referral_nobody_text',
  'referral_nobody_title',
  'referral_none',
  'referral_over',
  'referral_own',
  'referral_own_rule',
  'referral_play',
  'referral_rewarded',
  'referral_rewarded_count',
  'referral_share',
  'referral_waiting',
  'reg_confirm_mismatch',
  'reg_email_letters',
  'reg_invalid',
  'reg_pattern_alphanumeric-uppercase',
  'reg_pattern_chinese-digits',
  'reg_pattern_chinese-punctuation',
  'reg_pattern_date-mdy',
  'reg_pattern_date-ymd',
  'reg_pattern_digits',
  'reg_pattern_email',
  'reg_pattern_english-spaces',
  'reg_pattern_full-name',
  'reg_pattern_japanese-full-width',
  'reg_pattern_korean',
  'reg_pattern_length',
  'reg_pattern_letter-first',
  'reg_pattern_letters-digits-combined',
  'reg_pattern_letters-digits-symbols',
  'reg_pattern_letters-or-digits',
  'reg_pattern_no-spaces',
  'reg_pattern_other',
  'reg_pattern_strong-password',
  'reg_pattern_thai',
  'reg_pattern_thai-english-spaces',
  'reg_pattern_uppercase',
  'reg_pattern_uppercase-spaces',
  'reg_phone',
  'reg_phone_region',
  'reg_required',
  'reg_terms_required',
  'register_by_mobile',
  'register_by_username',
  'register_closed_text',
  'register_closed_title',
  'register_consent_terms',
  'register_error_summary',
  'register_have_account',
  'register_methods',
  'register_submit',
  'register_terms_link',
  'register_title',
  'report_active',
  'report_all',
  'report_balance',
  'report_bets',
  'report_bonuses',
  'report_days30',
  'report_days7',
  'report_direct',
  'report_in',
  'report_joined',
  'report_lastMonth',
  'report_money',
  'report_month',
  'report_note',
  'report_out',
  'report_own',
  'report_people',
  'report_period',
  'report_result',
  'report_team',
  'report_today',
  'report_user',
  'report_wins',
  'report_yesterday',
  'rewards_claim',
  'rewards_claimed',
  'rewards_claimed_at',
  'rewards_done',
  'rewards_done_bonus',
  'rewards_expired',
  'rewards_expired_at',
  'rewards_free',
  'rewards_how',
  'rewards_lasts',
  'rewards_none_claimed_text',
  'rewards_none_claimed_title',
  'rewards_none_expired_text',
  'rewards_none_expired_title',
  'rewards_none_ready_text',
  'rewards_none_ready_title',
  'rewards_ready',
  'rewards_ready_none',
  'rewards_source_activity',
  'rewards_source_mission',
  'rewards_source_operator',
  'rewards_source_rank',
  'rewards_source_referral',
  'rewards_spins_free',
  'rewards_spins_game',
  'rewards_spins_play',
  'rewards_spins_turnover',
  'rewards_spins_until',
  'rewards_turnover',
  'rewards_until',
  'rewards_which',
  'role_admin',
  'role_agent',
  'role_player',
  'search_any',
  'search_category',
  'search_clear',
  'search_hint',
  'search_label',
  'search_none_text',
  'search_none_title',
  'search_popular',
  'search_title',
  'search_type',
  'search_vendor',
  'see_promotions',
  'service_FACEBOOK_open',
  'service_FACEBOOK_text',
  'service_FACEBOOK_title',
  'service_LIVECHAT_open',
  'service_LIVECHAT_text',
  'service_LIVECHAT_title',
  'service_VIP_open',
  'service_VIP_text',
  'service_VIP_title',
  'service_help',
  'service_more_text',
  'service_more_title',
  'service_none_text',
  'service_none_title',
  'service_questions_title',
  'service_text',
  'service_title',
  'service_window',
  'settlement_downline',
  'settlement_hint_dailySalary',
  'settlement_hint_dividend',
  'settlement_hint_hourlySalary',
  'settlement_hint_realtimeSalary',
  'settlement_list',
  'settlement_lost',
  'settlement_members',
  'settlement_missed_bet',
  'settlement_missed_members',
  'settlement_missed_nothing',
  'settlement_missed_profitLoss',
  'settlement_none_downline',
  'settlement_none_upline',
  'settlement_pages',
  'settlement_side',
  'settlement_stake',
  'settlement_state_due',
  'settlement_state_paid',
  'settlement_upline',
  'share_code',
  'share_hand',
  'share_link',
  'share_qr',
  'sign_out_cancel',
  'sign_out_submit',
  'sign_out_text',
  'sign_out_title',
  'slider_check',
  'slider_failed',
  'slider_label',
  'slider_refresh',
  'slider_text',
  'slider_title',
  'slider_work',
  'slider_work_text',
  'social_do_not_link',
  'social_facebook',
  'social_google',
  'social_have_account',
  'social_link',
  'social_linked',
  'social_linked_title',
  'social_linking',
  'social_welcome',
  'social_welcome_name',
  'social_without',
  'steps_play_text',
  'steps_play_title',
  'steps_register_action',
  'steps_register_text',
  'steps_register_title',
  'steps_title',
  'steps_win_text',
  'steps_win_title',
  'support_label',
  'support_title',
  'system_android',
  'system_ios',
  'system_linux',
  'system_macos',
  'system_other',
  'system_windows',
  'team_bets_none_text',
  'team_bets_none_title',
  'team_chart',
  'team_days',
  'team_movements_none_text',
  'team_movements_none_title',
  'team_record_who',
  'terms_level',
  'terms_levels',
  'terms_range',
  'terms_rate',
  'terms_rates',
  'terms_type',
  'terms_type_agent',
  'terms_type_player',
  'theme_to_dark',
  'theme_to_light',
  'transfer_again',
  'transfer_amount',
  'transfer_another',
  'transfer_bonus_stays',
  'transfer_change',
  'transfer_check',
  'transfer_continue',
  'transfer_done',
  'transfer_free',
  'transfer_in_doubt',
  'transfer_left',
  'transfer_receiver',
  'transfer_send',
  'transfer_unset_text',
  'transfer_unset_title',
  'transfer_unset_way',
  'transfer_upline',
  'upline_none_text',
  'upline_none_title',
  'vip_cashback',
  'vip_from_start',
  'vip_gift',
  'vip_manager',
  'vip_no',
  'vip_none_text',
  'vip_none_title',
  'vip_played',
  'vip_withdrawals',
  'vip_yes',
  'vip_yours',
  'visits_agree',
  'visits_ask',
  'visits_decline',
  'visits_label',
  'visits_now_agreed',
  'visits_now_declined',
  'wallet_all_back',
  'wallet_all_moved',
  'wallet_bonus',
  'wallet_bonus_counting',
  'wallet_bonus_done',
  'wallet_bonus_holds',
  'wallet_bonus_left',
  'wallet_bonus_locks',
  'wallet_bonus_until',
  'wallet_bonus_what',
  'wallet_bonuses',
  'wallet_choose',
  'wallet_free',
  'wallet_from',
  'wallet_half',
  'wallet_held',
  'wallet_held_what',
  'wallet_in_doubt',
  'wallet_main',
  'wallet_main_what',
  'wallet_more',
  'wallet_move',
  'wallet_moved',
  'wallet_now_none',
  'wallet_now_owed',
  'wallet_now_ready',
  'wallet_now_wagering',
  'wallet_offered',
  'wallet_old',
  'wallet_points',
  'wallet_quarter',
  'wallet_send',
  'wallet_to',
  'wallet_total',
  'wallet_turn',
  'wallet_vendor',
  'wallet_vendors',
  'wallet_vendors_what',
  'wallet_whole',
  'warning_title',
  'winners_choose',
  'winners_credits',
  'winners_largest',
  'winners_latest',
  'winners_none_text',
  'winners_none_title',
  'winners_place',
  'winners_subtitle',
  'winners_title',
  'withdrawal_above',
  'withdrawal_above_day',
  'withdrawal_again',
  'withdrawal_all',
  'withdrawal_amount',
  'withdrawal_arrived',
  'withdrawal_arrived_text',
  'withdrawal_arrived_title',
  'withdrawal_arrives',
  'withdrawal_asked',
  'withdrawal_before_done',
  'withdrawal_before_mobile',
  'withdrawal_before_mobile_text',
  'withdrawal_before_password',
  'withdrawal_before_password_text',
  'withdrawal_before_payee',
  'withdrawal_before_payee_text',
  'withdrawal_before_set',
  'withdrawal_before_text',
  'withdrawal_before_title',
  'withdrawal_below',
  'withdrawal_below_fee',
  'withdrawal_by_clock',
  'withdrawal_by_operator',
  'withdrawal_by_player',
  'withdrawal_cancel',
  'withdrawal_cancel_text',
  'withdrawal_cancel_title',
  'withdrawal_change',
  'withdrawal_check',
  'withdrawal_confirm',
  'withdrawal_confirm_text',
  'withdrawal_confirm_title',
  'withdrawal_countdown',
  'withdrawal_countdown_over',
  'withdrawal_day_left',
  'withdrawal_day_none',
  'withdrawal_day_of',
  'withdrawal_details',
  'withdrawal_ended',
  'withdrawal_ended_none',
  'withdrawal_fee',
  'withdrawal_fee_both',
  'withdrawal_fee_fixed',
  'withdrawal_fee_free',
  'withdrawal_fee_rate',
  'withdrawal_free',
  'withdrawal_in_doubt',
  'withdrawal_keep',
  'withdrawal_manage',
  'withdrawal_missing',
  'withdrawal_missing_text',
  'withdrawal_missing_title',
  'withdrawal_more_than_free',
  'withdrawal_net',
  'withdrawal_no_times',
  'withdrawal_note',
  'withdrawal_nothing',
  'withdrawal_now_again',
  'withdrawal_now_approved',
  'withdrawal_now_cancelled',
  'withdrawal_now_in-review',
  'withdrawal_now_not-received',
  'withdrawal_now_paid-out',
  'withdrawal_now_partly-received',
  'withdrawal_now_refused',
  'withdrawal_now_requested',
  'withdrawal_one',
  'withdrawal_one_receipt',
  'withdrawal_partly',
  'withdrawal_partly_title',
  'withdrawal_proof',
  'withdrawal_proof_hint',
  'withdrawal_proof_kind',
  'withdrawal_proof_required',
  'withdrawal_range',
  'withdrawal_receipt_confirmed',
  'withdrawal_receipt_elapsed',
  'withdrawal_receipt_forced',
  'withdrawal_receive_time',
  'withdrawal_reference',
  'withdrawal_remaining',
  'withdrawal_remaining_hint',
  'withdrawal_remaining_less',
  'withdrawal_report',
  'withdrawal_running',
  'withdrawal_send',
  'withdrawal_state_approved',
  'withdrawal_state_cancelled',
  'withdrawal_state_in-review',
  'withdrawal_state_not-received',
  'withdrawal_state_paid-out',
  'withdrawal_state_partly-received',
  'withdrawal_state_received',
  'withdrawal_state_refused',
  'withdrawal_state_requested',
  'withdrawal_step_partly',
  'withdrawal_step_proof',
  'withdrawal_submit',
  'withdrawal_time',
  'withdrawal_times_left',
  'withdrawal_times_none',
  'withdrawal_times_of',
  'withdrawal_to',
  'withdrawal_turnover_text',
  'withdrawal_turnover_title',
  'withdrawal_turnover_way',
  'withdrawal_usual',
  'work_text',
]

/** Those that it shows with a count: every brand has the plural forms of its languages. */
export const countedTexts: readonly string[] = [
  'contract_amount',
  'deposit_bonus_days',
  'downline_form_consent',
  'error_amount_digits',
  'feedback_count',
  'forgot_mail_sent',
  'games_count',
  'games_shown',
  'inbox_unread_count',
  'leaderboard_score',
  'links_people',
  'message_code',
  'message_extra',
  'message_payee_added',
  'message_reset',
  'missions_reached',
  'missions_score',
  'payee_cool_text',
  'points_balance_after',
  'points_missing',
  'points_price',
  'promise_times',
  'raffle_free',
  'raffle_tickets',
  'record_saved',
  'record_shown',
  'reg_birthday_age',
  'register_consent_age',
  'register_consent_both',
  'rewards_ready_count',
  'rewards_spins',
  'search_found',
  'time_days',
  'time_hours',
  'time_minutes',
  'withdrawal_countdown_days',
]

/** The values that it gives to texts, by their names: a name in braces that is none of these is a slip, or is given by a configuration. */
export const programValues: readonly string[] = [
  'account',
  'age',
  'amount',
  'best',
  'brand',
  'browser',
  'chance',
  'code',
  'count',
  'currency',
  'day',
  'days',
  'deposited',
  'direct',
  'done',
  'due',
  'fee',
  'fields',
  'fixed',
  'free',
  'friend',
  'from',
  'game',
  'inviter',
  'kind',
  'least',
  'left',
  'limit',
  'mailbox',
  'max',
  'message',
  'min',
  'minutes',
  'most',
  'name',
  'names',
  'needed',
  'note',
  'number',
  'password',
  'percent',
  'period',
  'played',
  'points',
  'prize',
  'promotion',
  'quantity',
  'rank',
  'rate',
  'ratio',
  'reached',
  'reason',
  'received',
  'reference',
  'remaining',
  'reward',
  'score',
  'shown',
  'site',
  'size',
  'stake',
  'staked',
  'system',
  'target',
  'team',
  'terms',
  'time',
  'times',
  'title',
  'to',
  'type',
  'types',
  'until',
  'vendor',
  'what',
  'worst',
  'written',
  'year',
]
