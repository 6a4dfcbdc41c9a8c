import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Award from 'lucide-react/icons/award'
import BanknoteArrowDown from 'lucide-react/icons/banknote-arrow-down'
import BanknoteArrowUp from 'lucide-react/icons/banknote-arrow-up'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartLine from 'lucide-react/icons/chart-line'
import ChartPie from 'lucide-react/icons/chart-pie'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Gem from 'lucide-react/icons/gem'
import HandCoins from 'lucide-react/icons/hand-coins'
import History from 'lucide-react/icons/history'
import Info from 'lucide-react/icons/info'
import Mail from 'lucide-react/icons/mail'
import Medal from 'lucide-react/icons/medal'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageCircle from 'lucide-react/icons/message-circle'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Network from 'lucide-react/icons/network'
import Pause from 'lucide-react/icons/pause'
import Percent from 'lucide-react/icons/percent'
import Phone from 'lucide-react/icons/phone'
import ReceiptText from 'lucide-react/icons/receipt-text'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Share2 from 'lucide-react/icons/share-2'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import Target from 'lucide-react/icons/target'
import TrendingUp from 'lucide-react/icons/trending-up'
import Trophy from 'lucide-react/icons/trophy'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'

/** The icons that few first pages need: of the player's own pages, of the centres, of forms and notices. */
export const laterIcons = {
  points: Gem,
  join: UserPlus,
  feedback: MessageSquareText,
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
  trophy: Trophy,
  star: Star,
  info: Info,
  phone: Phone,
  refresh: RotateCw,
  show: Eye,
  hide: EyeOff,
  pause: Pause,
  external: ExternalLink,
  error: CircleAlert,
  success: CircleCheck,
  schedule: CalendarClock,
  talk: MessageCircle,
} as const
