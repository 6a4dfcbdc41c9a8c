export const usage = `Usage: livery platform <what> …

Asks and changes a running server, from the machine that it runs on. Without a value it shows what stands.

  brands                                           the brands that are served
  started                                          the codes that brands were started with here, their folders and currencies,
                                                   which are fixed from then on
  catalogue                                        the vendors that the platform can offer, and the ids of their games
  release <code>                                   lets the folder that has a code take another one; the accounts stay with the code
  get <brand> [path]                               what platform.json has started and no other command changes: bonuses, the
                                                   wallet, vendors, downloads, services, deposit channels, places to pay out to
  set <brand> <path> <value> [--by NAME]           changes one of these, or a part of one, as platform.json writes it: wallet.bonusDays
                                                   30, vendors.DS88.order 5, deposits.channels.bank '{"kind":"bank",…}'; null removes
  flags <brand> [FLAG on|off]                      the whitelabel flags
  vendors <brand> [VENDOR on|off]                  the vendors whose games the brand has
  vendors <brand> VENDOR reach channels=WEB,APP clientTypes=3 (or all)
                                                   who its games are for: lists of games and launches say where they come from
  vendors <brand> VENDOR show                      how a vendor plays, its keys, and how many bets are open with it
  vendors <brand> VENDOR bets [--minutes N]        the bets that are open with it, and for at least so long
  vendors <brand> VENDOR void <username> <round>   asks the vendor to void a settled bet: it then has won its stake
  vendors <brand> VENDOR rotate [--now]            makes a new key for the vendor to sign with, and shows it this once; the one
                                                   before is good for another day, or ends now
  rules <brand> [field name=value …]               the registration rules: enabled, required (on|off), patternId,
                                                   acceptedPattern, minLength, maxLength (none takes one away)
  status                                           what each brand is served by: its files as they are (current), the last
                                                   version of them that was good (last-good), or nothing; and its mistakes
  status <brand> [open|maintenance]                whether the site is open
  wallets <brand> [single|vendor]                  whether one balance serves all vendors, or each has a wallet of its own
  analytics <brand> [G-ABC1234567|none]            the tag that counts the visits of those who agree to it
  region <brand> [restrict|allow|local CC]         the countries that are turned away; what this machine counts as
  account <brand> show <username>                  an account and its balance
  account <brand> create <username> [--type N] [--balance 100.00] [--nickname N] [--upline agent]
                                                   [--email A] [--mobile 84-912345678] [--password P] [--temporary];
                                                   a balance up to the brand's limit of adjustments
  account <brand> set-password <username> [--password P] [--temporary]
                                                   a password is held against the brand's rules; without one it is made.
                                                   One that is made or temporary has to be changed at the next login
  account <brand> enable|disable|expire-password|end-sessions <username>
  account <brand> side <username> member|agent|both
  terms <brand> <username> [name=value …]          what an account plays by: level.<prize mode>, rate.<category> in percent, no better
                                                   than who stands above; who stands below comes down with it
  contracts <brand> <agent> [KIND on|off]          the kinds of contract that an agent may offer to agents below: dividend,
                                                   dailySalary, hourlySalary, realtimeSalary
  outbox <brand> [--count N] [--open]              the messages that were sent to members, the newest first; with --open a link
                                                   that shows them in a browser on this machine: good once, within two minutes
  inspect <brand>                                  such a link to the brand's pages with the inspector
  feedback <brand> [--count N]                     what visitors have written, the newest first
  deposits <brand> [list] [--state S] [--username U] [--count N]
                                                   the deposits, the newest first
  deposits <brand> show <deposit>                  one, by its id or its reference, with its payments and steps
  deposits <brand> approve <deposit> [--amount A]  credits what waits for you; of a bank transfer what you have found,
                                                   up to the brand's limit of adjustments beyond what was asked for
  deposits <brand> refuse <deposit> --reason R     credits nothing of it; the player reads why
  deposits <brand> proof <deposit> --to FILE       writes what the player has added into a file
  deposits <brand> reconcile [--days N]            compares the payments of the last days, 7 or N, with the gateway's list, and
                                                   credits what nobody had told of
  deposits <brand> channels [CHANNEL name=value …] the ways to pay in: enabled (on|off), order, min, max, amounts, feePercent,
                                                   feeFixed, minutes, differs (credit|review), hours (08:00-23:30|none)
  adjust <brand> <username> <amount> --reason R --by NAME [--key K]
                                                   corrects a player's money, -20.00 takes away; above the brand's limit it waits
  adjust <brand> [confirm|refuse <adjustment> --by NAME]
                                                   for another operator, who is named here; without one, what was asked for
  approvals <brand> [--count N]                    the commands that wait for a second operator, and those that did: what gives one
                                                   player more than the brand's limit of adjustments, now or once it is claimed
                                                   (money, points, rewards, prizes, bonuses of ranks and friends, exchange rates, and
                                                   easier conditions of gifts above the limit), waits where its
                                                   operator adds --by NAME, and is refused otherwise
  approvals <brand> confirm|refuse <approval> --by NAME
                                                   for another operator, who is named here; confirm does what was requested
  debts <brand> [--count N]                        what players owe since a vendor has corrected a bet after they had spent its win;
                                                   it is collected from their next wins and deposits
  affiliate <brand> <code> <agent>|none            makes an affiliate code valid, or removes it
  ledger verify <brand>                            whether every transfer of the ledger sums to zero and every wallet is what
                                                   came and went; it names the rows that are wrong
  audit list <brand> [--count N] [--event E]       what happened to accounts and what operators changed, the newest first, with
                                                   the value of a setting before and after; --event operator-set-flag: these alone
  audit verify <brand>                             whether the log of who logged in and what changed is as it was written;
                                                   it names the first row that was altered or removed
  ledger grant|spend <brand> <username> <amount> [--key K]
                                                   moves a player's money at once, up to the brand's limit of adjustments
  withdrawals <brand> [list] [--state S] [--count N]
                                                   what members take out and has not ended, the longest waiting first
  withdrawals <brand> show <reference>             one of them, with where the money goes and its steps
  withdrawals <brand> proof <reference> --to FILE  writes the picture to a file that was sent to show that nothing arrived
  withdrawals <brand> review|approve|pay <reference> [--note N]
  withdrawals <brand> refuse|force <reference> --note N
                                                   refuse gives back what was held, before it is paid out. force says that a
                                                   payment was received: nobody takes that back
  withdrawals <brand> settings [name=value …]      limits, fee, times: least, most, feeFixed, feeRate, feeFree,
                                                   receiveMinutes.bank, receiveMinutes.wallet, usualMinutes, coolDownHours, daily.<level of a rank>

  messages <brand> [--count N]                     what was sent to the inboxes, the newest first, and how many have read it
  messages <brand> send <to> title.EN=… content.EN=…
                                                   to a username, @all, @players, @agents or @rank/3; in as many languages as you say
  rewards <brand> [--state S] [--username U] [--count N]
                                                   what members were given: ready, claimed, expired
  rewards <brand> give <username> name=value … [--key K]
                                                   gives one that waits in the reward centre: amount or points, turnover (times),
                                                   days (how long it can be claimed), title.<language>; or free spins:
                                                   spins, game, stake, days, and turnover for what they win; value
                                                   up to the brand's limit of adjustments
  missions <brand> [MISSION name=value …]          what players can reach: measure (deposit|stake|bets|logins), period (day|week|once),
                                                   categories (RNG,LIVE|all), target, amount or points, turnover (times), score, order,
                                                   enabled (on|off), title.<language>
  referral <brand> [name=value …]                  what a friend brings: deposited, staked, days (what the friend has to do, and
                                                   until when), inviter, friend (what both get), turnover (times)
  referrals <brand> [--count N]                    who was brought by whom, the newest first
  ranks <brand> [LEVEL name=value …]               the ranks and what they bring: turnover, bonus, cashback, withdrawals,
                                                   manager (on|off), title.<language>; a new one says turnover, withdrawals
                                                   and a title
  activities <brand> [PROMOTION name=value …]      what can be done at promotions: kind (join|apply|envelope|raffle), enabled (on|off), opens, closes,
                                                   every (once|day|week), who (all|players|agents), leastRank, registeredFrom,
                                                   amount or points, mostAmount, turnover, claimDays, issue (claim|itself), needed,
                                                   total, freeTickets, ticketStake; a new one says kind, and amount or points
  activities <brand> <promotion> prizes [PRIZE name=value …]
                                                   the prizes of a raffle: amount or points, chance (of 10000), stock, title.<language>
  applications <brand> [--state S] [--username U] [--count N]
                                                   what members have applied for: applying, process, approved, rejected
  applications <brand> review|approve|reject <reference> [--reason R]
                                                   approve gives the reward; reject says why
  applications <brand> image <reference> <number> --to FILE
                                                   writes a picture of an application into a file
  points <brand> [name=value …]                    what points are worth and what earns them: points, amount, turnover (none: nothing)
  points <brand> rewards [REWARD name=value …]     what they buy: kind (money|goods), points, amount, requirement, stock, order,
                                                   enabled (on|off), title.<language>; a new one says kind, points, amount, stock
                                                   and a title
  points <brand> grant <username> <points> --reason R [--key K]
                                                   gives points, -50 takes away
  points <brand> redemptions [--state S] [--username U] [--count N]
  points <brand> approve <reference>               hands a reward out; one in money is paid to the wallet
  points <brand> reject <reference> --reason R     gives the points back; the player reads why

  --data DIR   the server's data folder; DATA_DIR, or ./data, without it
  --json       print JSON

Account types: 0 player, 1, 2, 41, 42 agent, 4 guest.
Exit codes: 0 done, 1 the ledger, the log or the gateway's list is not right, 2 could not be done.`
