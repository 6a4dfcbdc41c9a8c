// Derived from schemas/ by `npm run generate`. Never edited by hand.
/** The kind of a parameter, with a question mark if it may be left out; or the range of an integer. */
export type ParameterKind = string | { readonly min: number; readonly max: number; readonly optional: boolean }

/** What the console knows of an admin command. */
export interface CommandDescription {
  /** Its name in the path of the admin API. */
  readonly name: string
  readonly usage: string
  readonly help: string
  readonly placeholders?: Readonly<Record<string, string>>
  readonly output?: 'file' | 'link' | 'verdict'
  readonly parameters: Readonly<Record<string, ParameterKind>>
}
export const adminCommands: readonly CommandDescription[] = [
  {
    "name": "brands",
    "usage": "brands",
    "help": "Lists the brands that are served.",
    "parameters": {}
  },
  {
    "name": "started",
    "usage": "started",
    "help": "Lists the brands of this database: code, folder and currency, which are fixed once a brand has started.",
    "parameters": {}
  },
  {
    "name": "states",
    "usage": "status",
    "help": "Shows which version of its files each brand is served from: current, last-good or none; and its mistakes.",
    "parameters": {}
  },
  {
    "name": "catalogue",
    "usage": "catalogue",
    "help": "Lists the vendors that the platform can offer, and the ids of their games.",
    "parameters": {}
  },
  {
    "name": "release",
    "usage": "release <code>",
    "help": "Releases a folder from its code, so that it can take another one. The accounts stay with the code.",
    "parameters": {
      "code": "text"
    }
  },
  {
    "name": "open-outbox",
    "usage": "outbox <brand> --open",
    "help": "Prints a link that shows the messages in a browser on this machine: good once, within two minutes.",
    "output": "link",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "open-inspector",
    "usage": "inspect <brand>",
    "help": "Prints a link to the brand’s pages with the inspector: good once, within two minutes.",
    "output": "link",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "outbox",
    "usage": "outbox <brand>",
    "help": "Lists the e-mails and text messages to members, newest first.",
    "parameters": {
      "brand": "text",
      "count": {
        "min": 1,
        "max": 200,
        "optional": true
      }
    }
  },
  {
    "name": "audit-list",
    "usage": "audit list <brand>",
    "help": "Lists account events and changes by operators, newest first, with settings before and after. --event operator-set-flag filters by event.",
    "parameters": {
      "brand": "text",
      "count": {
        "min": 1,
        "max": 999,
        "optional": true
      },
      "event": "text?"
    }
  },
  {
    "name": "audit-verify",
    "usage": "audit verify <brand>",
    "help": "Verifies that the audit log is as it was written, and names the first row that was altered or removed.",
    "output": "verdict",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "feedback",
    "usage": "feedback <brand>",
    "help": "Lists the feedback of visitors, newest first.",
    "parameters": {
      "brand": "text",
      "count": {
        "min": 1,
        "max": 200,
        "optional": true
      }
    }
  },
  {
    "name": "messages",
    "usage": "messages <brand>",
    "help": "Lists inbox messages, newest first, with the number of readers.",
    "parameters": {
      "brand": "text",
      "count": {
        "min": 1,
        "max": 200,
        "optional": true
      }
    }
  },
  {
    "name": "send-message",
    "usage": "messages <brand> send <to> <texts>",
    "help": "Sends an inbox message to a username, @all, @players, @agents or @rank/3, in one or more languages.",
    "placeholders": {
      "texts": "title.EN=… content.EN=…"
    },
    "parameters": {
      "brand": "text",
      "to": "text",
      "texts": "texts"
    }
  },
  {
    "name": "flags",
    "usage": "flags <brand>",
    "help": "Lists the whitelabel flags.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-flag",
    "usage": "flags <brand> <flag> <on>",
    "help": "Turns a whitelabel flag on or off.",
    "parameters": {
      "brand": "text",
      "flag": "text",
      "on": "truth"
    }
  },
  {
    "name": "vendors",
    "usage": "vendors <brand>",
    "help": "Lists the vendors whose games the brand has.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-vendor",
    "usage": "vendors <brand> <vendor> <on>",
    "help": "Turns the games of a vendor on or off.",
    "parameters": {
      "brand": "text",
      "vendor": "text",
      "on": "truth"
    }
  },
  {
    "name": "set-vendor-reach",
    "usage": "vendors <brand> <vendor> reach <change>",
    "help": "Limits a vendor’s games to channels and client types.",
    "placeholders": {
      "change": "channels=WEB,APP clientTypes=3 (or all)"
    },
    "parameters": {
      "brand": "text",
      "vendor": "text",
      "change": "texts"
    }
  },
  {
    "name": "rules",
    "usage": "rules <brand>",
    "help": "Lists the registration rules.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-rule",
    "usage": "rules <brand> <field> <change>",
    "help": "Changes a registration rule: enabled, required (on|off), patternId, acceptedPattern, minLength, maxLength (none removes one).",
    "parameters": {
      "brand": "text",
      "field": "text",
      "change": "texts"
    }
  },
  {
    "name": "status",
    "usage": "status <brand>",
    "help": "Shows whether the site is open.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-status",
    "usage": "status <brand> <status>",
    "help": "Opens the site, or closes it for maintenance.",
    "placeholders": {
      "status": "open|maintenance"
    },
    "parameters": {
      "brand": "text",
      "status": "text"
    }
  },
  {
    "name": "wallets",
    "usage": "wallets <brand>",
    "help": "Shows whether one balance serves all vendors, or each has a wallet of its own.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-wallets",
    "usage": "wallets <brand> <wallets>",
    "help": "Sets whether one balance serves all vendors, or each has a wallet of its own.",
    "placeholders": {
      "wallets": "single|vendor"
    },
    "parameters": {
      "brand": "text",
      "wallets": "text"
    }
  },
  {
    "name": "analytics",
    "usage": "analytics <brand>",
    "help": "Shows the Google tag that counts visits of visitors who consent.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-analytics",
    "usage": "analytics <brand> <gtagId>",
    "help": "Sets or removes the Google tag that counts visits.",
    "placeholders": {
      "gtagId": "G-ABC1234567|none"
    },
    "parameters": {
      "brand": "text",
      "gtagId": "text"
    }
  },
  {
    "name": "region",
    "usage": "region <brand>",
    "help": "Lists the restricted countries, and the country of requests from this machine.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-region",
    "usage": "region <brand> <action> <country>",
    "help": "Restricts or allows a country, or sets the country of requests from this machine.",
    "placeholders": {
      "action": "restrict|allow|local"
    },
    "parameters": {
      "brand": "text",
      "action": "text",
      "country": "text"
    }
  },
  {
    "name": "ledger-verify",
    "usage": "ledger verify <brand>",
    "help": "Verifies that every transfer sums to zero and every wallet is the sum of its entries, and names the rows that are wrong.",
    "output": "verdict",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "debts",
    "usage": "debts <brand>",
    "help": "Lists debts of players: wins that a vendor corrected after they were spent. Debts are collected from the next wins and deposits.",
    "parameters": {
      "brand": "text",
      "count": {
        "min": 1,
        "max": 500,
        "optional": true
      }
    }
  },
  {
    "name": "ledger-grant",
    "usage": "ledger grant <brand> <username> <amount>",
    "help": "Credits a player at once, up to the brand’s adjustment limit.",
    "parameters": {
      "brand": "text",
      "username": "text",
      "amount": "text",
      "key": "text",
      "by": "text?"
    }
  },
  {
    "name": "ledger-spend",
    "usage": "ledger spend <brand> <username> <amount>",
    "help": "Debits a player at once, up to the brand’s adjustment limit.",
    "parameters": {
      "brand": "text",
      "username": "text",
      "amount": "text",
      "key": "text",
      "by": "text?"
    }
  },
  {
    "name": "adjust",
    "usage": "adjust <brand> <username> <amount>",
    "help": "Adjusts a player’s balance; a negative amount debits it. Above the brand’s adjustment limit it waits for another operator.",
    "parameters": {
      "brand": "text",
      "username": "text",
      "amount": "text",
      "reason": "text",
      "by": "text",
      "key": "text"
    }
  },
  {
    "name": "confirm-adjustment",
    "usage": "adjust <brand> confirm <adjustment>",
    "help": "Carries out an adjustment that another operator requested.",
    "parameters": {
      "brand": "text",
      "adjustment": "text",
      "by": "text"
    }
  },
  {
    "name": "refuse-adjustment",
    "usage": "adjust <brand> refuse <adjustment>",
    "help": "Refuses an adjustment that another operator requested.",
    "parameters": {
      "brand": "text",
      "adjustment": "text",
      "by": "text"
    }
  },
  {
    "name": "adjustments",
    "usage": "adjust <brand>",
    "help": "Lists the adjustments that were requested.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "points",
    "usage": "points <brand>",
    "help": "Shows the conversion rate of points and how they are earned.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-points",
    "usage": "points <brand> <change>",
    "help": "Changes the conversion rate of points and how they are earned: points, amount, turnover (none: not earned by play).",
    "parameters": {
      "brand": "text",
      "change": "texts",
      "by": "text?"
    }
  },
  {
    "name": "points-rewards",
    "usage": "points <brand> rewards",
    "help": "Lists the rewards that points can be redeemed for.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-points-reward",
    "usage": "points <brand> rewards <reward> <change>",
    "help": "Adds or changes a reward that points can be redeemed for: kind (money|goods), points, amount, requirement, stock, order, enabled (on|off), title.<language>. A new one needs kind, points, amount, stock and a title.",
    "parameters": {
      "brand": "text",
      "reward": "text",
      "change": "texts",
      "by": "text?"
    }
  },
  {
    "name": "grant-points",
    "usage": "points <brand> grant <username> <points>",
    "help": "Grants points to a player; a negative number deducts them.",
    "parameters": {
      "brand": "text",
      "username": "text",
      "points": {
        "min": -1000000000,
        "max": 1000000000,
        "optional": false
      },
      "reason": "text",
      "key": "text",
      "by": "text?"
    }
  },
  {
    "name": "redemptions",
    "usage": "points <brand> redemptions",
    "help": "Lists redemptions of points, newest first.",
    "parameters": {
      "brand": "text",
      "state": "text?",
      "username": "text?",
      "count": {
        "min": 1,
        "max": 500,
        "optional": true
      }
    }
  },
  {
    "name": "approve-redemption",
    "usage": "points <brand> approve <redemption>",
    "help": "Approves a redemption. A reward in money is paid to the wallet.",
    "parameters": {
      "brand": "text",
      "redemption": "text"
    }
  },
  {
    "name": "reject-redemption",
    "usage": "points <brand> reject <redemption>",
    "help": "Rejects a redemption and returns the points. The player sees the reason.",
    "parameters": {
      "brand": "text",
      "redemption": "text",
      "reason": "text"
    }
  },
  {
    "name": "rewards",
    "usage": "rewards <brand>",
    "help": "Lists the rewards of members; --state is ready, claimed or expired.",
    "parameters": {
      "brand": "text",
      "state": "text?",
      "username": "text?",
      "count": {
        "min": 1,
        "max": 500,
        "optional": true
      }
    }
  },
  {
    "name": "give-reward",
    "usage": "rewards <brand> give <username> <change>",
    "help": "Gives a player a reward to claim: amount or points, turnover (wagering requirement, times), days (until it expires), title.<language>; or free spins: spins, game, stake, days, and turnover for their winnings. Above the brand’s adjustment limit it needs a second operator.",
    "parameters": {
      "brand": "text",
      "username": "text",
      "change": "texts",
      "key": "text",
      "by": "text?"
    }
  },
  {
    "name": "activities",
    "usage": "activities <brand>",
    "help": "Lists the activities of promotions.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-activity",
    "usage": "activities <brand> <activity> <change>",
    "help": "Adds or changes an activity: kind (join|apply|envelope|raffle), enabled (on|off), opens, closes, every (once|day|week), who (all|players|agents), leastRank, registeredFrom, amount or points, mostAmount, turnover, claimDays, issue (claim|itself), needed, total, freeTickets, ticketStake. A new one needs kind, and amount or points.",
    "parameters": {
      "brand": "text",
      "activity": "text",
      "change": "texts",
      "by": "text?"
    }
  },
  {
    "name": "prizes",
    "usage": "activities <brand> <activity> prizes",
    "help": "Lists the prizes of a raffle.",
    "parameters": {
      "brand": "text",
      "activity": "text"
    }
  },
  {
    "name": "set-prize",
    "usage": "activities <brand> <activity> prizes <prize> <change>",
    "help": "Adds or changes a prize: amount or points, chance (of 10000), stock, title.<language>.",
    "parameters": {
      "brand": "text",
      "activity": "text",
      "prize": "text",
      "change": "texts",
      "by": "text?"
    }
  },
  {
    "name": "applications",
    "usage": "applications <brand>",
    "help": "Lists applications of members; --state is applying, process, approved or rejected.",
    "parameters": {
      "brand": "text",
      "state": "text?",
      "username": "text?",
      "count": {
        "min": 1,
        "max": 500,
        "optional": true
      }
    }
  },
  {
    "name": "review-application",
    "usage": "applications <brand> review <application>",
    "help": "Marks an application as being processed.",
    "parameters": {
      "brand": "text",
      "application": "text"
    }
  },
  {
    "name": "approve-application",
    "usage": "applications <brand> approve <application>",
    "help": "Approves an application and gives the reward.",
    "parameters": {
      "brand": "text",
      "application": "text"
    }
  },
  {
    "name": "reject-application",
    "usage": "applications <brand> reject <application>",
    "help": "Rejects an application. The player sees the reason.",
    "parameters": {
      "brand": "text",
      "application": "text",
      "reason": "text"
    }
  },
  {
    "name": "application-image",
    "usage": "applications <brand> image <application> <image>",
    "help": "Saves a picture of an application to a file.",
    "output": "file",
    "parameters": {
      "brand": "text",
      "application": "text",
      "image": {
        "min": 1,
        "max": 100,
        "optional": false
      }
    }
  },
  {
    "name": "vendor",
    "usage": "vendors <brand> <vendor> show",
    "help": "Shows a vendor’s policy, its keys and its number of open bets.",
    "parameters": {
      "brand": "text",
      "vendor": "text"
    }
  },
  {
    "name": "vendor-rotate",
    "usage": "vendors <brand> <vendor> rotate",
    "help": "Creates a new key for the vendor to sign with, and shows it this once. The key before is good for another day, or ends --now.",
    "parameters": {
      "brand": "text",
      "vendor": "text",
      "now": "truth?"
    }
  },
  {
    "name": "vendor-void",
    "usage": "vendors <brand> <vendor> void <username> <round>",
    "help": "Asks a vendor to void a settled bet, so that the stake is returned.",
    "parameters": {
      "brand": "text",
      "vendor": "text",
      "username": "text",
      "round": "text",
      "by": "text?"
    }
  },
  {
    "name": "vendor-bets",
    "usage": "vendors <brand> <vendor> bets",
    "help": "Lists a vendor’s open bets; with --minutes those that have been open at least that long.",
    "parameters": {
      "brand": "text",
      "vendor": "text",
      "minutes": {
        "min": 0,
        "max": 527040,
        "optional": true
      }
    }
  },
  {
    "name": "contracts",
    "usage": "contracts <brand> <username>",
    "help": "Lists the kinds of contract that an agent may offer to sub-agents.",
    "parameters": {
      "brand": "text",
      "username": "text"
    }
  },
  {
    "name": "set-contract",
    "usage": "contracts <brand> <username> <kind> <on>",
    "help": "Allows or forbids an agent to offer a kind of contract: dividend, dailySalary, hourlySalary, realtimeSalary.",
    "parameters": {
      "brand": "text",
      "username": "text",
      "kind": "text",
      "on": "truth"
    }
  },
  {
    "name": "missions",
    "usage": "missions <brand>",
    "help": "Lists the missions.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-mission",
    "usage": "missions <brand> <mission> <change>",
    "help": "Adds or changes a mission: measure (deposit|stake|bets|logins), period (day|week|once), categories (RNG,LIVE|all), target, amount or points, turnover (times), score, order, enabled (on|off), title.<language>.",
    "parameters": {
      "brand": "text",
      "mission": "text",
      "change": "texts",
      "by": "text?"
    }
  },
  {
    "name": "referral",
    "usage": "referral <brand>",
    "help": "Shows the terms of the referral programme.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-referral",
    "usage": "referral <brand> <change>",
    "help": "Changes the terms of the referral programme: deposited, staked, days (what the friend must do, and by when), inviter, friend (what each receives), turnover (wagering requirement, times).",
    "parameters": {
      "brand": "text",
      "change": "texts",
      "by": "text?"
    }
  },
  {
    "name": "referrals",
    "usage": "referrals <brand>",
    "help": "Lists referrals, newest first.",
    "parameters": {
      "brand": "text",
      "count": {
        "min": 1,
        "max": 500,
        "optional": true
      }
    }
  },
  {
    "name": "deposits",
    "usage": "deposits <brand> [list]",
    "help": "Lists deposits, newest first.",
    "parameters": {
      "brand": "text",
      "state": "text?",
      "username": "text?",
      "count": {
        "min": 1,
        "max": 500,
        "optional": true
      }
    }
  },
  {
    "name": "deposit",
    "usage": "deposits <brand> show <deposit>",
    "help": "Shows a deposit, by its id or its reference, with its payments and steps.",
    "parameters": {
      "brand": "text",
      "deposit": "text"
    }
  },
  {
    "name": "approve-deposit",
    "usage": "deposits <brand> approve <deposit>",
    "help": "Credits a deposit in review. --amount is what arrived by bank transfer; more than requested counts towards the brand’s adjustment limit.",
    "parameters": {
      "brand": "text",
      "deposit": "text",
      "amount": "text?",
      "by": "text?"
    }
  },
  {
    "name": "refuse-deposit",
    "usage": "deposits <brand> refuse <deposit>",
    "help": "Refuses a deposit. The player sees the reason.",
    "parameters": {
      "brand": "text",
      "deposit": "text",
      "reason": "text"
    }
  },
  {
    "name": "deposit-proof",
    "usage": "deposits <brand> proof <deposit>",
    "help": "Saves the player’s proof of payment to a file.",
    "output": "file",
    "parameters": {
      "brand": "text",
      "deposit": "text"
    }
  },
  {
    "name": "reconcile-deposits",
    "usage": "deposits <brand> reconcile",
    "help": "Compares the payments of the last days (7 by default) with the gateway’s list, and credits payments that were not notified.",
    "output": "verdict",
    "parameters": {
      "brand": "text",
      "days": {
        "min": 1,
        "max": 90,
        "optional": true
      }
    }
  },
  {
    "name": "deposit-channels",
    "usage": "deposits <brand> channels",
    "help": "Lists the deposit channels.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-deposit-channel",
    "usage": "deposits <brand> channels <channel> <change>",
    "help": "Changes a deposit channel: enabled (on|off), order, min, max, amounts, feePercent, feeFixed, minutes, differs (credit|review), hours (08:00-23:30|none).",
    "parameters": {
      "brand": "text",
      "channel": "text",
      "change": "texts"
    }
  },
  {
    "name": "ranks",
    "usage": "ranks <brand>",
    "help": "Lists the ranks and their benefits.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-rank",
    "usage": "ranks <brand> <level> <change>",
    "help": "Adds or changes a rank: turnover, bonus, cashback, withdrawals, manager (on|off), title.<language>. A new one needs turnover, withdrawals and a title.",
    "parameters": {
      "brand": "text",
      "level": {
        "min": 1,
        "max": 100,
        "optional": false
      },
      "change": "texts",
      "by": "text?"
    }
  },
  {
    "name": "account",
    "usage": "account <brand> show <username>",
    "help": "Shows an account and its balance.",
    "parameters": {
      "brand": "text",
      "username": "text"
    }
  },
  {
    "name": "create-account",
    "usage": "account <brand> create <username>",
    "help": "Creates an account. A balance above the brand’s adjustment limit needs a second operator. Types: 0 player, 1, 2, 41, 42 agent, 4 guest.",
    "parameters": {
      "brand": "text",
      "username": "text",
      "type": {
        "min": 0,
        "max": 999,
        "optional": true
      },
      "password": "text?",
      "temporary": "truth?",
      "nickname": "text?",
      "upline": "text?",
      "balance": "text?",
      "email": "text?",
      "mobile": "text?",
      "by": "text?"
    }
  },
  {
    "name": "disable-account",
    "usage": "account <brand> disable <username>",
    "help": "Disables an account and ends its sessions.",
    "parameters": {
      "brand": "text",
      "username": "text"
    }
  },
  {
    "name": "enable-account",
    "usage": "account <brand> enable <username>",
    "help": "Enables an account.",
    "parameters": {
      "brand": "text",
      "username": "text"
    }
  },
  {
    "name": "expire-password",
    "usage": "account <brand> expire-password <username>",
    "help": "Makes the account change its password at the next login.",
    "parameters": {
      "brand": "text",
      "username": "text"
    }
  },
  {
    "name": "set-password",
    "usage": "account <brand> set-password <username>",
    "help": "Sets a password that the brand’s rules accept, or generates one. A generated or --temporary one has to be changed at the next login.",
    "parameters": {
      "brand": "text",
      "username": "text",
      "password": "text?",
      "temporary": "truth?"
    }
  },
  {
    "name": "set-side",
    "usage": "account <brand> side <username> <side>",
    "help": "Sets where the account can log in.",
    "placeholders": {
      "side": "member|agent|both"
    },
    "parameters": {
      "brand": "text",
      "username": "text",
      "side": "text"
    }
  },
  {
    "name": "set-affiliate",
    "usage": "affiliate <brand> <code> <agent>",
    "help": "Assigns an affiliate code to an agent.",
    "parameters": {
      "brand": "text",
      "code": "text",
      "agent": "text"
    }
  },
  {
    "name": "remove-affiliate",
    "usage": "affiliate <brand> <code> none",
    "help": "Removes an affiliate code.",
    "parameters": {
      "brand": "text",
      "code": "text"
    }
  },
  {
    "name": "end-sessions",
    "usage": "account <brand> end-sessions <username>",
    "help": "Logs the account out of every session.",
    "parameters": {
      "brand": "text",
      "username": "text"
    }
  },
  {
    "name": "terms",
    "usage": "terms <brand> <username>",
    "help": "Shows the prize level and rebate rates of an account.",
    "parameters": {
      "brand": "text",
      "username": "text"
    }
  },
  {
    "name": "set-terms",
    "usage": "terms <brand> <username> <change>",
    "help": "Changes the terms of an account: level.<prize mode>, rate.<category> in percent. They cannot exceed the upline’s, and the downline’s are lowered to match.",
    "parameters": {
      "brand": "text",
      "username": "text",
      "change": "texts"
    }
  },
  {
    "name": "withdrawals",
    "usage": "withdrawals <brand> [list]",
    "help": "Lists pending withdrawals, oldest first.",
    "parameters": {
      "brand": "text",
      "state": "text?",
      "count": {
        "min": 1,
        "max": 200,
        "optional": true
      }
    }
  },
  {
    "name": "withdrawal",
    "usage": "withdrawals <brand> show <reference>",
    "help": "Shows a withdrawal with its payee and steps.",
    "parameters": {
      "brand": "text",
      "reference": "text"
    }
  },
  {
    "name": "withdrawal-proof",
    "usage": "withdrawals <brand> proof <reference>",
    "help": "Saves the picture by which a player shows that nothing arrived to a file.",
    "output": "file",
    "parameters": {
      "brand": "text",
      "reference": "text"
    }
  },
  {
    "name": "withdrawal-review",
    "usage": "withdrawals <brand> review <reference>",
    "help": "Marks a withdrawal as being reviewed.",
    "parameters": {
      "brand": "text",
      "reference": "text",
      "note": "text?"
    }
  },
  {
    "name": "withdrawal-approve",
    "usage": "withdrawals <brand> approve <reference>",
    "help": "Approves a withdrawal.",
    "parameters": {
      "brand": "text",
      "reference": "text",
      "note": "text?"
    }
  },
  {
    "name": "withdrawal-refuse",
    "usage": "withdrawals <brand> refuse <reference>",
    "help": "Refuses a withdrawal that is not paid out yet, and returns the money. The player sees the note.",
    "parameters": {
      "brand": "text",
      "reference": "text",
      "note": "text?"
    }
  },
  {
    "name": "withdrawal-pay",
    "usage": "withdrawals <brand> pay <reference>",
    "help": "Marks a withdrawal as paid out.",
    "parameters": {
      "brand": "text",
      "reference": "text",
      "note": "text?"
    }
  },
  {
    "name": "withdrawal-force",
    "usage": "withdrawals <brand> force <reference>",
    "help": "Marks a payment as received. This cannot be undone.",
    "parameters": {
      "brand": "text",
      "reference": "text",
      "note": "text?"
    }
  },
  {
    "name": "withdrawal-settings",
    "usage": "withdrawals <brand> settings",
    "help": "Shows the limits, fee and times of withdrawals.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-withdrawals",
    "usage": "withdrawals <brand> settings <change>",
    "help": "Changes limits, fee and times of withdrawals: least, most, feeFixed, feeRate, feeFree, receiveMinutes.bank, receiveMinutes.wallet, usualMinutes, coolDownHours, daily.<level of a rank>.",
    "parameters": {
      "brand": "text",
      "change": "texts"
    }
  },
  {
    "name": "values",
    "usage": "get <brand> [<path>]",
    "help": "Shows the values of platform.json that have no command of their own: bonuses, wallet, vendors, downloads, services, deposit channels, payout destinations.",
    "parameters": {
      "brand": "text",
      "path": "text?"
    }
  },
  {
    "name": "set-value",
    "usage": "set <brand> <path> <value>",
    "help": "Changes one of these values, or a part of it, in the form of platform.json: wallet.bonusDays 30, vendors.DS88.order 5; null removes it.",
    "parameters": {
      "brand": "text",
      "path": "text",
      "value": "json",
      "by": "text?"
    }
  },
  {
    "name": "approvals",
    "usage": "approvals <brand>",
    "help": "Lists the commands that need a second operator. A command above the brand’s adjustment limit waits for one if its operator adds --by, and is refused otherwise.",
    "parameters": {
      "brand": "text",
      "count": {
        "min": 1,
        "max": 200,
        "optional": true
      }
    }
  },
  {
    "name": "confirm-approval",
    "usage": "approvals <brand> confirm <approval>",
    "help": "Carries out a command that another operator requested.",
    "parameters": {
      "brand": "text",
      "approval": "text",
      "by": "text"
    }
  },
  {
    "name": "refuse-approval",
    "usage": "approvals <brand> refuse <approval>",
    "help": "Refuses a command that another operator requested.",
    "parameters": {
      "brand": "text",
      "approval": "text",
      "by": "text"
    }
  }
]
