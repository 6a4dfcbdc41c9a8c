import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Award from 'lucide-react/icons/award'
import BadgePercent from 'lucide-react/icons/badge-percent'
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down'
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartLine from 'lucide-react/icons/chart-line'
import ChartPie from 'lucide-react/icons/chart-pie'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import Crown from 'lucide-react/icons/crown'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Fish from 'lucide-react/icons/fish'
import Flame from 'lucide-react/icons/flame'
import Gamepad2 from 'lucide-react/icons/gamepad-2'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import Globe from 'lucide-react/icons/globe'
import HandCoins from 'lucide-react/icons/hand-coins'
import Headset from 'lucide-react/icons/headset'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import Languages from 'lucide-react/icons/languages'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Medal from 'lucide-react/icons/medal'
import Megaphone from 'lucide-react/icons/megaphone'
import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Moon from 'lucide-react/icons/moon'
import Network from 'lucide-react/icons/network'
import Pause from 'lucide-react/icons/pause'
import Percent from 'lucide-react/icons/percent'
import Phone from 'lucide-react/icons/phone'
import Play from 'lucide-react/icons/play'
import QrCode from 'lucide-react/icons/qr-code'
import ReceiptText from 'lucide-react/icons/receipt-text'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Spade from 'lucide-react/icons/spade'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import Sun from 'lucide-react/icons/sun'
import Target from 'lucide-react/icons/target'
import TrendingUp from 'lucide-react/icons/trending-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Trophy from 'lucide-react/icons/trophy'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import Volleyball from 'lucide-react/icons/volleyball'
import Wallet from 'lucide-react/icons/wallet'
import Wrench from 'lucide-react/icons/wrench'
import X from 'lucide-react/icons/x'
import { Cockfight, Elottery, Facebook, LiveTable, Lottery, Reels, Vnlottery } from './drawn-icons.tsx'

/** The icons that an operator may name in schemas/merchant/common.json, and those that controls need. */
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
  points: Gem,
  help: CircleQuestionMark,
  join: UserPlus,
  download: Download,
  feedback: MessageSquareText,
  chat: Headset,
  facebook: Facebook,
  wallet: Wallet,
  deposit: BanknoteArrowDown,
  withdraw: BanknoteArrowUp,
  transfer: ArrowLeftRight,
  history: History,
  cashback: Percent,
  record: ReceiptText,
  profit: ChartLine,
  reward: Award,
  invite: Share2,
  mission: Target,
  message: Mail,
  rank: Medal,
  shield: ShieldCheck,
  user: User,
  users: Users,
  team: Network,
  announcement: Megaphone,
  report: ChartColumn,
  income: TrendingUp,
  dividend: ChartPie,
  salary: HandCoins,
  clock: Clock,
  signout: LogOut,
  language: Languages,
  sun: Sun,
  moon: Moon,
  menu: Menu,
  globe: Globe,
  register: UserPlus,
  play: Play,
  win: Coins,
  trophy: Trophy,
  star: Star,
  info: Info,
  phone: Phone,
  lock: Lock,
  qr: QrCode,
  close: X,
  check: Check,
  down: ChevronDown,
  previous: ChevronLeft,
  next: ChevronRight,
  onward: ArrowRight,
  more: Ellipsis,
  refresh: RotateCw,
  show: Eye,
  hide: EyeOff,
  pause: Pause,
  external: ExternalLink,
  warning: TriangleAlert,
  error: CircleAlert,
  success: CircleCheck,
  maintenance: Wrench,
  hot: Flame,
  new: Sparkles,
  schedule: CalendarClock,
  talk: MessageCircle,
} as const

export type IconName = keyof typeof icons
