import { createBaseFiles } from '../base-files.ts'
import { announcement, type Case, createBottomBarEntry } from './case.ts'

const files = createBaseFiles()
const [overlays, routes] = [files['overlays.json'] as { overlays: object }, files['routes.json'] as { routes: object }]
const ownOverlay = { kind: 'modal', title: 'login_title', access: 'everyone', nodes: { form: { widget: 'login-form', order: 10 } } }

/** Names that a merchant removes although they are still used. */
export const removedNameCases: readonly Case[] = [
  {
    code: 'removed-route',
    mistake: 'a removed route that is still used',
    files: { 'routes.json': { routes: { rng: null } } },
    expected: [
      'child/routes.json:3:5 removed-route The route "rng" is removed here, but is still used: base/games.json:6, base/navigation.json:15, base/navigation.json:17.',
    ],
  },
  {
    code: 'removed-layout',
    mistake: 'a removed layout that is still used',
    files: { 'layouts.json': { layouts: { full: null } } },
    expected: [
      'child/layouts.json:3:5 removed-layout The layout "full" is removed here, but is still used: base/routes.json:21, base/routes.json:26, base/routes.json:31.',
    ],
  },
  {
    code: 'removed-area',
    mistake: 'a removed area that is still used',
    files: { 'layouts.json': { areas: { header: null } } },
    expected: ['child/layouts.json:3:5 removed-area The area "header" is removed here, but is still used: base/layouts.json:26.'],
  },
  {
    code: 'removed-overlay',
    mistake: 'a removed overlay that is still used',
    base: { 'overlays.json': { ...overlays, overlays: { ...overlays.overlays, own: ownOverlay } } },
    files: { 'overlays.json': { overlays: { own: null } }, 'navigation.json': createBottomBarEntry({ overlay: 'own' }) },
    expected: ['child/overlays.json:3:5 removed-overlay The overlay "own" is removed here, but is still used: child/navigation.json:7.'],
  },
  {
    code: 'removed-overlay',
    mistake: 'a removed overlay that fills a role',
    base: { 'overlays.json': { ...overlays, gameClosed: 'own', overlays: { ...overlays.overlays, own: ownOverlay } } },
    files: { 'overlays.json': { overlays: { own: null } } },
    expected: ['child/overlays.json:3:5 removed-overlay The overlay "own" is removed here, but is still used: base/overlays.json:10.'],
  },
  {
    code: 'removed-route',
    mistake: 'a removed route that fills a role',
    base: {
      'routes.json': { ...routes, promotion: 'own', routes: { ...routes.routes, own: { path: '/own', page: 'home', layout: 'full' } } },
    },
    files: { 'routes.json': { routes: { own: null } } },
    expected: ['child/routes.json:3:5 removed-route The route "own" is removed here, but is still used: base/routes.json:10.'],
  },
  {
    code: 'removed-member-page',
    mistake: 'a removed member centre page that is still used',
    files: { 'menus.json': { member: { items: { depositv2: null } } } },
    expected: [
      'child/menus.json:4:7 removed-member-page The member centre page "depositv2" is removed here, but is still used: base/navigation.json:55.',
    ],
  },
  {
    code: 'removed-agent-page',
    mistake: 'a removed agent centre page that is still used',
    files: {
      'menus.json': { agent: { items: { team: null, help: { name: 'in_help', icon: 'help', order: 10, nodes: {} } }, default: 'help' } },
      'navigation.json': createBottomBarEntry({ agentPage: 'team' }),
    },
    expected: [
      'child/menus.json:4:7 removed-agent-page The agent centre page "team" is removed here, but is still used: child/navigation.json:7.',
    ],
  },
  {
    code: 'removed-category',
    mistake: 'a removed category that is still used',
    files: { 'games.json': { categories: { RNG: null } } },
    expected: [
      'child/games.json:3:5 removed-category The game category "RNG" is removed here, but is still used: base/games.json:12, base/navigation.json:14.',
    ],
  },
  {
    code: 'removed-vendor',
    mistake: 'a removed vendor that is still used',
    files: { 'platform.json': { vendors: { IME: null } } },
    expected: ['child/platform.json:3:5 removed-vendor The vendor "IME" is removed here, but is still used: base/games.json:18.'],
  },
  {
    code: 'removed-account',
    mistake: 'a removed account that is still used',
    others: {
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE' },
        'platform.json': { accounts: { agent: { type: 1 }, mai: { type: 0, upline: 'agent' } } },
      },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'platform.json': { accounts: { agent: null } } },
    expected: ['child/platform.json:3:5 removed-account The account "agent" is removed here, but is still used: middle/platform.json:8.'],
  },
  {
    code: 'removed-topic',
    mistake: 'a removed topic that is still used',
    files: { 'content.json': { help: { terms: null } } },
    expected: ['child/content.json:3:5 removed-topic The help topic "terms" is removed here, but is still used: base/navigation.json:28.'],
  },
  {
    code: 'removed-partner',
    mistake: 'a removed partner page that is still used',
    others: {
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE' },
        'settings.json': { partners: { fair: { title: 'in_home', address: '/fair', order: 10 } } },
        'navigation.json': createBottomBarEntry({ partner: 'fair' }),
      },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'settings.json': { partners: { fair: null } } },
    expected: [
      'child/settings.json:3:5 removed-partner The partner page "fair" is removed here, but is still used: middle/navigation.json:7.',
    ],
  },
  {
    code: 'removed-announcement',
    mistake: 'a removed promotion that is still used',
    others: {
      middle: {
        'merchant.json': { extends: 'base', code: 'MIDDLE' },
        'content.json': { announcements: { welcome: announcement } },
        'navigation.json': createBottomBarEntry({ promotion: 'welcome' }),
      },
    },
    files: { 'merchant.json': { extends: 'middle', code: 'CHILD1' }, 'content.json': { announcements: { welcome: null } } },
    expected: [
      'child/content.json:3:5 removed-announcement The announcement "welcome" is removed here, but is still used: middle/navigation.json:7.',
    ],
  },
  {
    code: 'removed-language',
    mistake: 'a removed language that is the default',
    files: { 'languages.json': { catalogue: { TY: null } } },
    expected: [
      'child/languages.json:3:5 removed-language The language "TY" is removed here, but is still used: base/content.json:12, base/content.json:26, base/content.json:40 and 2 more.',
    ],
  },
  {
    code: 'removed-phone-region',
    mistake: 'a removed phone region that is the default',
    files: { 'registration.json': { phone: { regions: { '84': null, '66': { name: 'Thailand', min: 9, max: 9 } } } } },
    expected: [
      'child/registration.json:9:7 removed-phone-region The phone region "84" is removed here, but is still used: base/registration.json:22.',
    ],
  },
]
