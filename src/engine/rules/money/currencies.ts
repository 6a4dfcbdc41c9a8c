/** The symbol of a currency, at most four characters, and its number of decimal places. */
export interface Currency {
  readonly symbol: string
  readonly exponent: number
}

/**
 * ISO 4217 currencies with the exponents of the standard, and cryptocurrencies with the exponents of this platform:
 * code, symbol, exponent. The table does not come from the runtime's locale data, which differs between versions: an
 * exponent that changed with an update would change every balance.
 */
const currencyTable = `
AED AED 2
AFN ؋ 2
ALL L 2
AMD ֏ 2
ANG ƒ 2
AOA Kz 2
ARS $ 2
AUD A$ 2
AWG ƒ 2
AZN ₼ 2
BAM KM 2
BBD Bds$ 2
BDT ৳ 2
BGN лв 2
BHD BD 3
BIF FBu 0
BMD BD$ 2
BND B$ 2
BOB Bs 2
BOV BOV 2
BRL R$ 2
BSD B$ 2
BTN Nu. 2
BWP P 2
BYN Br 2
BZD BZ$ 2
CAD CA$ 2
CDF FC 2
CHE CHE 2
CHF CHF 2
CHW CHW 2
CLF UF 4
CLP $ 0
CNY ¥ 2
COP $ 2
COU COU 2
CRC ₡ 2
CUC $ 2
CUP $ 2
CVE Esc 2
CZK Kč 2
DJF Fdj 0
DKK kr 2
DOP RD$ 2
DZD DA 2
EGP E£ 2
ERN Nfk 2
ETB Br 2
EUR € 2
FJD FJ$ 2
FKP £ 2
GBP £ 2
GEL ₾ 2
GHS GH₵ 2
GIP £ 2
GMD D 2
GNF FG 0
GTQ Q 2
GYD G$ 2
HKD HK$ 2
HNL L 2
HRK kn 2
HTG G 2
HUF Ft 2
IDR Rp 2
ILS ₪ 2
INR ₹ 2
IQD ID 3
IRR ﷼ 2
ISK kr 0
JMD J$ 2
JOD JD 3
JPY ¥ 0
KES KSh 2
KGS сом 2
KHR ៛ 2
KMF CF 0
KPW ₩ 2
KRW ₩ 0
KWD KD 3
KYD CI$ 2
KZT ₸ 2
LAK ₭ 2
LBP LL 2
LKR Rs 2
LRD L$ 2
LSL L 2
LYD LD 3
MAD DH 2
MDL L 2
MGA Ar 2
MKD ден 2
MMK K 2
MNT ₮ 2
MOP MOP$ 2
MRU UM 2
MUR Rs 2
MVR Rf 2
MWK MK 2
MXN MX$ 2
MXV MXV 2
MYR RM 2
MZN MT 2
NAD N$ 2
NGN ₦ 2
NIO C$ 2
NOK kr 2
NPR Rs 2
NZD NZ$ 2
OMR RO 3
PAB B/. 2
PEN S/ 2
PGK K 2
PHP ₱ 2
PKR Rs 2
PLN zł 2
PYG ₲ 0
QAR QR 2
RON lei 2
RSD RSD 2
RUB ₽ 2
RWF FRw 0
SAR SR 2
SBD SI$ 2
SCR SR 2
SDG LS 2
SEK kr 2
SGD S$ 2
SHP £ 2
SLE Le 2
SLL Le 2
SOS Sh 2
SRD SR$ 2
SSP SSP 2
STN Db 2
SVC ₡ 2
SYP LS 2
SZL E 2
THB ฿ 2
TJS SM 2
TMT m 2
TND DT 3
TOP T$ 2
TRY ₺ 2
TTD TT$ 2
TWD NT$ 2
TZS TSh 2
UAH ₴ 2
UGX USh 0
USD $ 2
USN USN 2
UYI UYI 0
UYU $U 2
UYW UYW 4
UZS soʻm 2
VED Bs 2
VES Bs 2
VND ₫ 0
VUV VT 0
WST WS$ 2
XAF FCFA 0
XCD EC$ 2
XCG Cg 2
XOF CFA 0
XPF F 0
YER YR 2
ZAR R 2
ZMW ZK 2
ZWG ZiG 2
ZWL Z$ 2
ADA ₳ 6
BCH BCH 8
BNB BNB 8
BTC ₿ 8
DAI DAI 8
DOGE Ð 8
DOT DOT 8
ETH Ξ 8
EURC EURC 6
LTC Ł 8
MATIC MATI 8
SOL SOL 8
TON TON 8
TRX TRX 6
TUSD TUSD 6
USDC USDC 6
USDD USDD 6
USDT USDT 6
XLM XLM 8
XMR XMR 8
XRP XRP 6`

const currencies: ReadonlyMap<string, Currency> = new Map(
  currencyTable
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string, string])
    .map(([code, symbol, exponent]) => [code, { symbol, exponent: Number(exponent) }]),
)

/** Stablecoins that are pegged to a currency with two decimals. */
const stablecoins: ReadonlySet<string> = new Set(['DAI', 'EURC', 'TUSD', 'USDC', 'USDD', 'USDT'])

/**
 * Returns the default number of decimals shown: all decimals of the currency, so that no amount is truncated, but at
 * most two for a stablecoin.
 */
export const getDefaultDecimals = (code: string, exponent: number): number => (stablecoins.has(code) ? Math.min(exponent, 2) : exponent)

/** Returns the currency with a code such as `THB`; `undefined` if the code is unknown. */
export const findCurrency = (code: string): Currency | undefined => currencies.get(code)
