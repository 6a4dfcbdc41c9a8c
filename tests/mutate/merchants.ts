import type { Mutant } from './mutant.ts'

/** Mutants of the configuration files of `base`. */
export const merchantMutants: readonly Mutant[] = [
  {
    breaks: 'R-CONSTANTS-11',
    file: 'merchants/base/merchant.json',
    from: '"symbol": "P"',
    to: '"symbol": "$"',
    test: 'tests/merchants/base-values.test.ts',
    title: 'R-CONSTANTS-11',
  },
  {
    breaks: 'R-CONSTANTS-18',
    file: 'merchants/base/games.json',
    from: `"percent": 0.7
`,
    to: `"percent": 0.07
`,
    test: 'tests/merchants/base-values.test.ts',
    title: 'R-CONSTANTS-18',
  },
  {
    breaks: 'R-LAYOUT-01',
    file: 'merchants/base/layouts.json',
    from: `"full": {
      "header": "header",
      "side": "rightBar",`,
    to: `"full": {
      "header": "header",`,
    test: 'src/engine/render/layouts.test.tsx',
    title: 'R-LAYOUT-01',
  },
  {
    breaks: 'R-ROUTES-08',
    file: 'merchants/base/routes.json',
    from: '"redirect": "index"',
    to: '"redirect": "promotions"',
    test: 'src/engine/render/layouts.test.tsx',
    title: 'R-ROUTES-08',
  },
  {
    breaks: 'R-ROUTES-44',
    file: 'merchants/base/routes.json',
    from: `"layout": "helpOnly",
      "open": true`,
    to: '"layout": "helpOnly"',
    test: 'src/engine/render/layouts.test.tsx',
    title: 'R-ROUTES-44',
  },
  {
    breaks: 'R-OVERLAY-09',
    file: 'merchants/base/overlays.json',
    from: '"access": "agent"',
    to: '"access": "visitor"',
    test: 'tests/e2e/overlays.spec.ts',
    title: 'R-OVERLAY-09',
  },
  {
    breaks: 'R-ROLES-12',
    file: 'merchants/base/settings.json',
    from: '"agentCentre": [1, 2, 41, 42]',
    to: '"agentCentre": [1, 2, 41]',
    test: 'src/engine/render/roles.test.tsx',
    title: 'R-ROLES-12',
  },
  {
    breaks: 'R-AUTH-LOGIN-36',
    file: 'merchants/base/settings.json',
    from: '"rememberLoginDays": 1',
    to: '"rememberLoginDays": 7',
    test: 'tests/platform/login-methods.test.ts',
    title: 'R-AUTH-LOGIN-36',
  },
  {
    breaks: 'R-VALIDATION-44',
    file: 'merchants/base/registration.json',
    from: '"birthdayAge": 21',
    to: '"birthdayAge": 18',
    test: 'src/engine/rules/registration/validate-registration-fields.test.ts',
    title: 'R-VALIDATION-44',
  },
]
