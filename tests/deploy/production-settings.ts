import { createPayloadKey } from '../../server/modules/secrets/index.ts'

/** Settings that a server in production mode accepts, without the database URLs. */
export const productionSettings = {
  LIVERY_MODE: 'production',
  SECRET_KEY: 'pk8Zq1vN0wXr5sTt7uYyB3cDdE9fGgHh',
  PAYLOAD_KEY: createPayloadKey(),
  ADMIN_API_TOKEN: 'Qa2Ws3Ed4Rf5Tg6Yh7Uj8Ik9Ol0Pmnbv',
  TRUST_PROXY: '127.0.0.1',
  SMTP_URL: 'none',
  SMS_GATEWAY_URL: 'none',
  PASSWORD_COST: '19x2',
  PROOF_OF_WORK_EXEMPT: '127.0.0.0/8',
  PRERENDER_GAME_PICTURES: 'off',
  DRAIN_SECONDS: '0',
  LOG_FORMAT: 'text',
} as const
