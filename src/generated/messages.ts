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
  | 'access_place_unknown'
  | 'access_places'
  | 'access_places_text'
  | 'access_seen'
  | 'access_since'
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
  | 'contact_support'
  | 'contract_amount_whole'
  | 'contract_ask_accept'
  | 'contract_ask_agree'
  | 'contract_ask_end'
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
  | 'contract_done_refuse'
  | 'contract_done_reject'
  | 'contract_done_withdraw'
  | 'contract_downline_closed'
  | 'contract_downline_player'
  | 'contract_downline_unknown'
  | 'contract_end_asked'
  | 'contract_end_wanted'
  | 'contract_ends'
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
  | 'contract_reason_lowerRate'
  | 'contract_reason_replaced'
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
  | 'downline_below'
  | 'downline_count'
  | 'downline_form_done'
  | 'downline_form_submit'
  | 'downline_form_text'
  | 'downline_held'
  | 'downline_joined'
  | 'downline_none_text'
  | 'downline_none_title'
  | 'downline_pages'
  | 'downline_search'
  | 'downline_transfer'
  | 'downline_transfer_back'
  | 'downline_unknown_text'
  | 'downline_unknown_title'
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
  | 'error_account_disabled'
  | 'error_account_unknown'
  | 'error_age_consent_required'
  | 'error_amount'
  | 'error_bad_request'
  | 'error_captcha_required'
  | 'error_captcha_wrong'
  | 'error_chunk'
  | 'error_code_expired'
  | 'error_code_quota'
  | 'error_code_wrong'
  | 'error_contract_changed'
  | 'error_contract_not_allowed'
  | 'error_domain_invalid'
  | 'error_fields_invalid'
  | 'error_forbidden'
  | 'error_game_maintenance'
  | 'error_game_unavailable'
  | 'error_login_failed'
  | 'error_login_stale'
  | 'error_method_disabled'
  | 'error_mobile_taken'
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
  | 'error_payload_invalid'
  | 'error_payload_stale'
  | 'error_payment_password_unset'
  | 'error_payment_same'
  | 'error_popup_blocked'
  | 'error_proof_required'
  | 'error_register_invalid'
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
  | 'error_transfer_unavailable'
  | 'error_unavailable'
  | 'error_unknown'
  | 'error_username_taken'
  | 'error_verification_required'
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
  | 'games_all'
  | 'games_all_vendors'
  | 'games_choose'
  | 'games_choose_type'
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
  | 'games_none_text'
  | 'games_none_title'
  | 'games_play'
  | 'games_rate'
  | 'games_recent'
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
  | 'invitation_code_error'
  | 'join_contact'
  | 'join_questions_title'
  | 'join_text_1'
  | 'join_text_2'
  | 'language_choose'
  | 'language_current'
  | 'legal_age'
  | 'legal_copyright'
  | 'legal_label'
  | 'legal_licence'
  | 'legal_responsible'
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
  | 'message_extra_subject'
  | 'message_reset_subject'
  | 'nav_bottom'
  | 'nav_games'
  | 'nav_main'
  | 'nav_menu'
  | 'nav_more'
  | 'nav_open_games'
  | 'new_tab'
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
  | 'part_not_open'
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
  | 'payment_password'
  | 'payment_password_changed'
  | 'payment_password_confirm'
  | 'payment_password_login'
  | 'payment_password_new'
  | 'payment_password_submit'
  | 'payment_password_text'
  | 'payment_password_title'
  | 'period_D'
  | 'period_H'
  | 'period_M'
  | 'period_W'
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
  | 'pointMall_soon'
  | 'popup_close'
  | 'popup_more'
  | 'popup_next'
  | 'popup_place'
  | 'popup_title'
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
  | 'rail_back'
  | 'rail_on'
  | 'reg_confirm_mismatch'
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
  | 'report_money'
  | 'report_month'
  | 'report_note'
  | 'report_out'
  | 'report_people'
  | 'report_period'
  | 'report_result'
  | 'report_team'
  | 'report_today'
  | 'report_user'
  | 'report_wins'
  | 'report_yesterday'
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
  | 'theme_to_dark'
  | 'theme_to_light'
  | 'transfer_again'
  | 'transfer_amount'
  | 'transfer_another'
  | 'transfer_balance'
  | 'transfer_bonus_stays'
  | 'transfer_change'
  | 'transfer_check'
  | 'transfer_continue'
  | 'transfer_done'
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
  | 'work_text'

/** The key of a text that has a form for each plural of its language, and is shown with a `count`. */
export type CountedKey =
  | 'contract_amount'
  | 'downline_form_consent'
  | 'error_amount_digits'
  | 'feedback_count'
  | 'forgot_mail_sent'
  | 'games_count'
  | 'games_shown'
  | 'message_code'
  | 'message_extra'
  | 'message_reset'
  | 'reg_birthday_age'
  | 'register_consent_age'
  | 'register_consent_both'
  | 'search_found'

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
  'access_place_unknown',
  'access_places',
  'access_places_text',
  'access_seen',
  'access_since',
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
  'categories_label',
  'centre_agent_menu',
  'centre_member_menu',
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
  'contact_support',
  'contract_amount_whole',
  'contract_ask_accept',
  'contract_ask_agree',
  'contract_ask_end',
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
  'contract_done_refuse',
  'contract_done_reject',
  'contract_done_withdraw',
  'contract_downline_closed',
  'contract_downline_player',
  'contract_downline_unknown',
  'contract_end_asked',
  'contract_end_wanted',
  'contract_ends',
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
  'contract_reason_lowerRate',
  'contract_reason_replaced',
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
  'downline_below',
  'downline_count',
  'downline_form_done',
  'downline_form_submit',
  'downline_form_text',
  'downline_held',
  'downline_joined',
  'downline_none_text',
  'downline_none_title',
  'downline_pages',
  'downline_search',
  'downline_transfer',
  'downline_transfer_back',
  'downline_unknown_text',
  'downline_unknown_title',
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
  'error_account_disabled',
  'error_account_unknown',
  'error_age_consent_required',
  'error_amount',
  'error_bad_request',
  'error_captcha_required',
  'error_captcha_wrong',
  'error_chunk',
  'error_code_expired',
  'error_code_quota',
  'error_code_wrong',
  'error_contract_changed',
  'error_contract_not_allowed',
  'error_domain_invalid',
  'error_fields_invalid',
  'error_forbidden',
  'error_game_maintenance',
  'error_game_unavailable',
  'error_login_failed',
  'error_login_stale',
  'error_method_disabled',
  'error_mobile_taken',
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
  'error_payload_invalid',
  'error_payload_stale',
  'error_payment_password_unset',
  'error_payment_same',
  'error_popup_blocked',
  'error_proof_required',
  'error_register_invalid',
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
  'error_transfer_unavailable',
  'error_unavailable',
  'error_unknown',
  'error_username_taken',
  'error_verification_required',
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
  'games_all',
  'games_all_vendors',
  'games_choose',
  'games_choose_type',
  'games_failed_text',
  'games_failed_title',
  'games_favourites',
  'games_hot',
  'games_login_to_play',
  'games_maintenance',
  'games_maintenance_others',
  'games_maintenance_text',
  'games_new',
  'games_none_action',
  'games_none_text',
  'games_none_title',
  'games_play',
  'games_rate',
  'games_recent',
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
  'invitation_code_error',
  'language_choose',
  'language_current',
  'legal_age',
  'legal_copyright',
  'legal_label',
  'legal_responsible',
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
  'login_username_required',
  'login_ways',
  'member_bar',
  'message_app_removed',
  'message_app_removed_subject',
  'message_changed',
  'message_changed_subject',
  'message_extra_subject',
  'message_reset_subject',
  'nav_bottom',
  'nav_games',
  'nav_main',
  'nav_menu',
  'nav_more',
  'nav_open_games',
  'new_tab',
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
  'payment_password',
  'payment_password_changed',
  'payment_password_confirm',
  'payment_password_login',
  'payment_password_new',
  'payment_password_submit',
  'payment_password_text',
  'payment_password_title',
  'phone_region',
  'popup_close',
  'popup_more',
  'popup_next',
  'popup_place',
  'popup_title',
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
  'rail_back',
  'rail_on',
  'reg_confirm_mismatch',
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
  'report_money',
  'report_month',
  'report_note',
  'report_out',
  'report_people',
  'report_period',
  'report_result',
  'report_team',
  'report_today',
  'report_user',
  'report_wins',
  'report_yesterday',
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
  'theme_to_dark',
  'theme_to_light',
  'transfer_again',
  'transfer_amount',
  'transfer_another',
  'transfer_balance',
  'transfer_bonus_stays',
  'transfer_change',
  'transfer_check',
  'transfer_continue',
  'transfer_done',
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
  'work_text',
]

/** Those that it shows with a count: every brand has the plural forms of its languages. */
export const countedTexts: readonly string[] = [
  'contract_amount',
  'downline_form_consent',
  'error_amount_digits',
  'feedback_count',
  'forgot_mail_sent',
  'games_count',
  'games_shown',
  'message_code',
  'message_extra',
  'message_reset',
  'reg_birthday_age',
  'register_consent_age',
  'register_consent_both',
  'search_found',
]
