import ArrowLeftRight from '@lucide/icons/icons/arrow-left-right'
import Landmark from '@lucide/icons/icons/landmark'
import Award from '@lucide/icons/icons/award'
import BanknoteArrowDown from '@lucide/icons/icons/banknote-arrow-down'
import BanknoteArrowUp from '@lucide/icons/icons/banknote-arrow-up'
import CalendarClock from '@lucide/icons/icons/calendar-clock'
import ChartColumn from '@lucide/icons/icons/chart-column'
import ChartLine from '@lucide/icons/icons/chart-line'
import ChartPie from '@lucide/icons/icons/chart-pie'
import CircleAlert from '@lucide/icons/icons/circle-alert'
import CircleCheck from '@lucide/icons/icons/circle-check'
import Clock from '@lucide/icons/icons/clock'
import Coins from '@lucide/icons/icons/coins'
import ExternalLink from '@lucide/icons/icons/external-link'
import Eye from '@lucide/icons/icons/eye'
import EyeOff from '@lucide/icons/icons/eye-off'
import Gem from '@lucide/icons/icons/gem'
import HandCoins from '@lucide/icons/icons/hand-coins'
import Heart from '@lucide/icons/icons/heart'
import History from '@lucide/icons/icons/rotate-ccw-clock'
import Info from '@lucide/icons/icons/info'
import LogOut from '@lucide/icons/icons/log-out'
import Mail from '@lucide/icons/icons/mail'
import Maximize from '@lucide/icons/icons/maximize'
import Medal from '@lucide/icons/icons/medal'
import Megaphone from '@lucide/icons/icons/megaphone'
import MessageCircle from '@lucide/icons/icons/message-circle'
import MessageSquareText from '@lucide/icons/icons/message-square-text'
import Network from '@lucide/icons/icons/network'
import Pause from '@lucide/icons/icons/pause'
import Percent from '@lucide/icons/icons/percent'
import Phone from '@lucide/icons/icons/phone'
import ReceiptText from '@lucide/icons/icons/receipt-text'
import RotateCw from '@lucide/icons/icons/rotate-cw'
import Share2 from '@lucide/icons/icons/share-2'
import ShieldCheck from '@lucide/icons/icons/shield-check'
import Star from '@lucide/icons/icons/star'
import Target from '@lucide/icons/icons/target'
import TrendingUp from '@lucide/icons/icons/trending-up'
import Trophy from '@lucide/icons/icons/trophy'
import User from '@lucide/icons/icons/user'
import UserPlus from '@lucide/icons/icons/user-plus'
import Users from '@lucide/icons/icons/users'
import Wallet from '@lucide/icons/icons/wallet'

/** Icons that a first screen rarely needs: icons of player pages, centres, forms and notices. */
export const lazyIcons = {
  points: Gem,
  join: UserPlus,
  feedback: MessageSquareText,
  bank: Landmark,
  wallet: Wallet,
  deposit: BanknoteArrowDown,
  withdraw: BanknoteArrowUp,
  transfer: ArrowLeftRight,
  heart: Heart,
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
  trophy: Trophy,
  star: Star,
  info: Info,
  phone: Phone,
  refresh: RotateCw,
  show: Eye,
  hide: EyeOff,
  pause: Pause,
  external: ExternalLink,
  expand: Maximize,
  error: CircleAlert,
  success: CircleCheck,
  schedule: CalendarClock,
  talk: MessageCircle,
  signout: LogOut,
  win: Coins,
} as const
