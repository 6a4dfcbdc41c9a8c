/**
 * The engine's public API. The build resolves each import to the file that declares it, so that an export is only in
 * the bundles that use it.
 */
export { createIdempotencyKey } from './rules/money/create-idempotency-key.ts'
export type { ContractKind } from './contract/facts.ts'
export type { Intent, ActionHandler } from './contract/feature.ts'
export { type PhoneCheck, type PhoneCheckCode, PhoneCheckError, type PhoneToCheck } from './contract/phone-check.ts'
export { type RequestOptions, type FieldError, type Ports, Problem, type ProblemCode, type ResponseOf } from './contract/port.ts'
export type { Boot, FormField, RegisterForm, Site, SiteCategory, SiteConfig, SiteItem, WidgetKind } from './contract/site.ts'
export type { WidgetDefinition, WidgetViewProps } from './contract/widget.ts'
export { App } from './render/app.tsx'
export { createEngine } from './render/create-engine.ts'
export { defineFeature, type Engine, EngineContext, type Feature, type ConfirmationTexts, useEngine } from './render/engine.ts'
export {
  useAct,
  useAsset,
  useConfig,
  useFactStates,
  usePorts,
  usePreferences,
  useFormatRate,
  useRouteId,
  useSite,
  useText,
  useIsWide,
} from './render/hooks.ts'
export { useFormatDuration, useFormatPercent, useFormatDate, useFormatList, useFormatMoney } from './render/format-hooks.ts'
export { useOverlays, useCentre } from './render/overlays/use-overlays.ts'
export type { Text } from './rules/text.ts'
export { lazyView } from './render/nodes/lazy-view.tsx'
export { Nodes } from './render/nodes/nodes.tsx'
export { withModule } from './render/nodes/with-module.ts'
export { useOverlayPage } from './render/overlays/overlay-page.ts'
export { QueryBoundary } from './render/queries/query-boundary.tsx'
export { ListPagination } from './render/queries/list-pagination.tsx'
export { useDeferredStore, type Query, useQuery } from './render/queries/use-query.ts'
export { type PagedQuery, usePagedQuery } from './render/queries/use-paged-query.ts'
export { toProblem, reportProblem } from './render/report-problem.ts'
export { ActionLink } from './render/routing/action-link.tsx'
export { usePageTitle } from './render/routing/use-page-title.ts'
export { useSearchParameter, useSearchState } from './render/routing/use-search-state.ts'
export { LocaleProvider, useLocale } from './render/locale.tsx'
export { startSite } from './render/start/start-site.tsx'
export { useStore } from './render/use-store.ts'
export { warnRealAccountRequired } from './render/warn-real-account-required.ts'
export { decideAccess } from './resolve/access.ts'
export { findActionPath, findCategoryPath } from './resolve/find-action-path.ts'
export { getGamesCacheKey } from './resolve/games-key.ts'
export { isPageHeadingNode } from './resolve/first-heading-node.ts'
export { findRoute } from './resolve/find-route.ts'
export { sortEntries } from './rules/sort-entries.ts'
export { resolveRegisterForm } from './resolve/register-form.ts'
export {
  listRequiredConsents,
  listAccountFormFields,
  type AccountFormKind,
  validateAccountForm,
} from './rules/registration/account-form.ts'
export {
  type ApplicationLimits,
  validateApplication,
  validateImage,
  cleanApplication,
  getRemarkLength,
} from './rules/validate-application.ts'
export { validateFeedback, cleanFeedback } from './rules/validate-feedback.ts'
export { validateRegistrationFields, type Consent } from './rules/registration/validate-registration-fields.ts'
export { cleanRegistration } from './rules/registration/clean-registration.ts'
export { validateContract, contractPeriods, contractTerms, normalizeContractTerms, type TermType } from './rules/contract-terms.ts'
export { getLocalDay } from './rules/time/days.ts'
export { listDepositFields, validateDeposit, type ValidatedDeposit } from './rules/money/deposit-form.ts'
export { computeDepositBonus, computeDepositFee, convertToPaymentCurrency } from './rules/money/deposit-amounts.ts'
export { maxFileBytes } from './rules/file-type.ts'
export { fillBounds } from './rules/patterns/fill-bounds.ts'
export { formatTimestamp } from './rules/time/format-timestamp.ts'
export { findLanguageAttributes, stripLanguageMarks } from './rules/fallback-text.ts'
export { classifyUrl } from './rules/classify-url.ts'
export { type ValidatedPayee, validatePayee } from './rules/money/validate-payee.ts'
export { toAmountError, validateWithdrawal, computeMaxWithdrawal, type WithdrawalLimits } from './rules/money/validate-withdrawal.ts'
export { formatMinor, type MoneyStyle, parseMinor } from './rules/money/money.ts'
export { formatDecimal } from './rules/money/decimal.ts'
export { parseAmountInput, reformatInput, toDecimal, type SeparatorStyle } from './rules/money/parse-amount.ts'
export { narrowScreenQuery, listPictureSources } from './rules/picture-sources.ts'
export { validatePlayTerms, type PlayTerms, parsePlayTerms } from './rules/play-terms.ts'
export { addDays, countDays } from './rules/time/report-period.ts'
export { buildRegisterSchema, listRequiredFields } from './rules/registration/register-schema.ts'
export { computeWithdrawalFee, type WithdrawalFee } from './rules/money/withdrawal-fee.ts'
export { validateReceiptReport } from './rules/money/withdrawal-transitions.ts'
export { defineSlice } from './state/slices.ts'
export type { Report } from './state/reports.ts'
export { createStorage } from './state/storage.ts'
export { type VisitConsent, visitConsent, findVisitTrackingMode } from './state/visit-consent.ts'
export { createStore, type Store } from './state/store.ts'
