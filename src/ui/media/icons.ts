import ArrowRight from '@lucide/icons/icons/arrow-right'
import BadgePercent from '@lucide/icons/icons/badge-percent'
import Check from '@lucide/icons/icons/check'
import ChevronDown from '@lucide/icons/icons/chevron-down'
import ChevronLeft from '@lucide/icons/icons/chevron-left'
import ChevronRight from '@lucide/icons/icons/chevron-right'
import CircleQuestionMark from '@lucide/icons/icons/circle-question-mark'
import Crown from '@lucide/icons/icons/crown'
import Download from '@lucide/icons/icons/download'
import Ellipsis from '@lucide/icons/icons/ellipsis'
import Fish from '@lucide/icons/icons/fish'
import Flame from '@lucide/icons/icons/flame'
import Gamepad2 from '@lucide/icons/icons/gamepad-2'
import Gift from '@lucide/icons/icons/gift'
import Globe from '@lucide/icons/icons/globe'
import Headset from '@lucide/icons/icons/headset'
import House from '@lucide/icons/icons/house'
import Languages from '@lucide/icons/icons/languages'
import Lock from '@lucide/icons/icons/lock'
import Menu from '@lucide/icons/icons/menu'
import Moon from '@lucide/icons/icons/moon'
import Play from '@lucide/icons/icons/play'
import QrCode from '@lucide/icons/icons/qr-code'
import Search from '@lucide/icons/icons/search'
import Spade from '@lucide/icons/icons/spade'
import Sparkles from '@lucide/icons/icons/sparkles'
import Sun from '@lucide/icons/icons/sun'
import TriangleAlert from '@lucide/icons/icons/triangle-alert'
import UserPlus from '@lucide/icons/icons/user-plus'
import Volleyball from '@lucide/icons/icons/volleyball'
import Wrench from '@lucide/icons/icons/wrench'
import X from '@lucide/icons/icons/x'
import { Cockfight, Elottery, Facebook, LiveTable, Lottery, Reels, Vnlottery } from './drawn-icons.ts'
import type { lazyIcons } from './lazy-icons.ts'

/** Icons in the entry bundle: navigation, game categories, controls. The others load in a chunk on demand. */
export const icons = {
  home: House,
  lottery: Lottery,
  elottery: Elottery,
  vnlottery: Vnlottery,
  live: LiveTable,
  sports: Volleyball,
  fish: Fish,
  slots: Reels,
  pvp: Spade,
  esports: Gamepad2,
  cockfight: Cockfight,
  promotions: BadgePercent,
  bonus: Gift,
  vip: Crown,
  help: CircleQuestionMark,
  download: Download,
  chat: Headset,
  facebook: Facebook,
  language: Languages,
  sun: Sun,
  moon: Moon,
  menu: Menu,
  globe: Globe,
  register: UserPlus,
  play: Play,
  search: Search,
  lock: Lock,
  qr: QrCode,
  close: X,
  check: Check,
  down: ChevronDown,
  previous: ChevronLeft,
  next: ChevronRight,
  onward: ArrowRight,
  more: Ellipsis,
  warning: TriangleAlert,
  maintenance: Wrench,
  hot: Flame,
  new: Sparkles,
} as const

/** Names of all icons. Brands can use the icons listed in `schemas/merchant/common.json`; controls use the others. */
export type IconName = keyof typeof icons | keyof typeof lazyIcons
