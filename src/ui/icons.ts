import ArrowRight from 'lucide-react/icons/arrow-right'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Coins from 'lucide-react/icons/coins'
import Crown from 'lucide-react/icons/crown'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Fish from 'lucide-react/icons/fish'
import Flame from 'lucide-react/icons/flame'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Gift from 'lucide-react/icons/gift'
import Globe from 'lucide-react/icons/globe'
import Headset from 'lucide-react/icons/headset'
import House from 'lucide-react/icons/house'
import Languages from 'lucide-react/icons/languages'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import Menu from 'lucide-react/icons/menu'
import Moon from 'lucide-react/icons/moon'
import Play from 'lucide-react/icons/play'
import QrCode from 'lucide-react/icons/qr-code'
import Spade from 'lucide-react/icons/spade'
import Sparkles from 'lucide-react/icons/sparkles'
import Sun from 'lucide-react/icons/sun'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserPlus from 'lucide-react/icons/user-plus'
import Volleyball from 'lucide-react/icons/volleyball'
import Wrench from 'lucide-react/icons/wrench'
import X from 'lucide-react/icons/x'
import { Cockfight, Elottery, Facebook, LiveTable, Lottery, Reels, Vnlottery } from './drawn-icons.tsx'
import type { laterIcons } from './later-icons.ts'

/** The icons of first pages: navigation, game categories, controls. The others come in a part of their own when one is wanted. */
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
  signout: LogOut,
  language: Languages,
  sun: Sun,
  moon: Moon,
  menu: Menu,
  globe: Globe,
  register: UserPlus,
  play: Play,
  win: Coins,
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

/** The icons that an operator may name in schemas/merchant/common.json, and those that controls need. */
export type IconName = keyof typeof icons | keyof typeof laterIcons
