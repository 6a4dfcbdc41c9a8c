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
    "help": "Lists the codes that brands were started with here, their folders and currencies, which are fixed from then on.",
    "parameters": {}
  },
  {
    "name": "states",
    "usage": "status",
    "help": "Shows what each brand is served by: its files as they are (current), the last good version of them (last-good), or nothing; and its mistakes.",
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
    "help": "Lets the folder that has a code take another one; the accounts stay with the code.",
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
    "help": "Lists the messages that were sent to members, the newest first.",
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
    "help": "Lists what happened to accounts and what operators changed, the newest first, with settings before and after. --event operator-set-flag lists these alone.",
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
    "help": "Lists what visitors have written, the newest first.",
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
    "help": "Lists what was sent to the inboxes, the newest first, and how many have read it.",
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
    "help": "Sends a message to a username, @all, @players, @agents or @rank/3, in as many languages as it is written in.",
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
    "help": "Sets who a vendor’s games are for: lists of games and launches say where they come from.",
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
    "help": "Shows the tag that counts the visits of those who agree to it.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-analytics",
    "usage": "analytics <brand> <gtagId>",
    "help": "Sets or removes the tag that counts visits.",
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
    "help": "Lists the countries that are turned away, and the country that this machine counts as.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-region",
    "usage": "region <brand> <action> <country>",
    "help": "Turns a country away, lets it in again, or sets the country that this machine counts as.",
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
    "help": "Lists what players owe since a vendor corrected a bet after they had spent its win. It is collected from their next wins and deposits.",
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
    "help": "Credits a player at once, up to the brand’s limit of adjustments.",
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
    "help": "Debits a player at once, up to the brand’s limit of adjustments.",
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
    "help": "Corrects a player’s money; -20.00 takes away. Above the brand’s limit of adjustments it waits for another operator.",
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
    "help": "Shows what points are worth and what earns them.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-points",
    "usage": "points <brand> <change>",
    "help": "Changes what points are worth and what earns them: points, amount, turnover (none: nothing).",
    "parameters": {
      "brand": "text",
      "change": "texts",
      "by": "text?"
    }
  },
  {
    "name": "points-rewards",
    "usage": "points <brand> rewards",
    "help": "Lists what points buy.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-points-reward",
    "usage": "points <brand> rewards <reward> <change>",
    "help": "Adds or changes what points buy: kind (money|goods), points, amount, requirement, stock, order, enabled (on|off), title.<language>. A new one needs kind, points, amount, stock and a title.",
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
    "help": "Gives points to a player; -50 takes away.",
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
    "help": "Lists what players redeemed points for, the newest first.",
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
    "help": "Hands a reward out. One in money is paid to the wallet.",
    "parameters": {
      "brand": "text",
      "redemption": "text"
    }
  },
  {
    "name": "reject-redemption",
    "usage": "points <brand> reject <redemption>",
    "help": "Gives the points back. The player reads the reason.",
    "parameters": {
      "brand": "text",
      "redemption": "text",
      "reason": "text"
    }
  },
  {
    "name": "rewards",
    "usage": "rewards <brand>",
    "help": "Lists what members were given: ready, claimed, expired.",
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
    "help": "Gives a reward that waits in the reward centre: amount or points, turnover (times), days (how long it can be claimed), title.<language>; or free spins: spins, game, stake, days, and turnover for what they win. Up to the brand’s limit of adjustments.",
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
    "help": "Lists what can be done at promotions.",
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
    "help": "Lists what members have applied for: applying, process, approved, rejected.",
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
    "help": "Rejects an application. The player reads the reason.",
    "parameters": {
      "brand": "text",
      "application": "text",
      "reason": "text"
    }
  },
  {
    "name": "application-image",
    "usage": "applications <brand> image <application> <image>",
    "help": "Writes a picture of an application to a file.",
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
    "help": "Shows how a vendor plays, its keys, and how many bets are open with it.",
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
    "help": "Asks a vendor to void a settled bet: it then has won its stake.",
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
    "help": "Lists the bets that are open with a vendor, and have been for at least so many minutes.",
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
    "help": "Lists the kinds of contract that an agent may offer to agents below.",
    "parameters": {
      "brand": "text",
      "username": "text"
    }
  },
  {
    "name": "set-contract",
    "usage": "contracts <brand> <username> <kind> <on>",
    "help": "Lets an agent offer a kind of contract, or stops it: dividend, dailySalary, hourlySalary, realtimeSalary.",
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
    "help": "Lists what players can reach.",
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
    "help": "Shows what a friend brings.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-referral",
    "usage": "referral <brand> <change>",
    "help": "Changes what a friend brings: deposited, staked, days (what the friend has to do, and until when), inviter, friend (what both get), turnover (times).",
    "parameters": {
      "brand": "text",
      "change": "texts",
      "by": "text?"
    }
  },
  {
    "name": "referrals",
    "usage": "referrals <brand>",
    "help": "Lists who was brought by whom, the newest first.",
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
    "help": "Lists the deposits, the newest first.",
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
    "help": "Credits a deposit that waits for an operator; of a bank transfer the amount that was found, up to the brand’s limit of adjustments beyond what was requested.",
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
    "help": "Credits nothing of a deposit. The player reads the reason.",
    "parameters": {
      "brand": "text",
      "deposit": "text",
      "reason": "text"
    }
  },
  {
    "name": "deposit-proof",
    "usage": "deposits <brand> proof <deposit>",
    "help": "Writes what the player has added to a deposit to a file.",
    "output": "file",
    "parameters": {
      "brand": "text",
      "deposit": "text"
    }
  },
  {
    "name": "reconcile-deposits",
    "usage": "deposits <brand> reconcile",
    "help": "Compares the payments of the last days, 7 by default, with the gateway’s list, and credits what nobody had told of.",
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
    "help": "Lists the ways to pay in.",
    "parameters": {
      "brand": "text"
    }
  },
  {
    "name": "set-deposit-channel",
    "usage": "deposits <brand> channels <channel> <change>",
    "help": "Changes a way to pay in: enabled (on|off), order, min, max, amounts, feePercent, feeFixed, minutes, differs (credit|review), hours (08:00-23:30|none).",
    "parameters": {
      "brand": "text",
      "channel": "text",
      "change": "texts"
    }
  },
  {
    "name": "ranks",
    "usage": "ranks <brand>",
    "help": "Lists the ranks and what they bring.",
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
    "help": "Creates an account, with a balance up to the brand’s limit of adjustments. Types: 0 player, 1, 2, 41, 42 agent, 4 guest.",
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
    "help": "Makes an affiliate code of an agent valid.",
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
    "help": "Logs the account out everywhere.",
    "parameters": {
      "brand": "text",
      "username": "text"
    }
  },
  {
    "name": "terms",
    "usage": "terms <brand> <username>",
    "help": "Shows what an account plays by.",
    "parameters": {
      "brand": "text",
      "username": "text"
    }
  },
  {
    "name": "set-terms",
    "usage": "terms <brand> <username> <change>",
    "help": "Changes what an account plays by: level.<prize mode>, rate.<category> in percent, no better than the account above. Accounts below come down with it.",
    "parameters": {
      "brand": "text",
      "username": "text",
      "change": "texts"
    }
  },
  {
    "name": "withdrawals",
    "usage": "withdrawals <brand> [list]",
    "help": "Lists withdrawals that have not ended, the longest waiting first.",
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
    "help": "Shows a withdrawal, with where the money goes and its steps.",
    "parameters": {
      "brand": "text",
      "reference": "text"
    }
  },
  {
    "name": "withdrawal-proof",
    "usage": "withdrawals <brand> proof <reference>",
    "help": "Writes the picture that a player sent to show that nothing arrived to a file.",
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
    "help": "Gives back what was held, before the withdrawal is paid out. The player reads the note.",
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
    "help": "Marks a payment as received. Nobody can take that back.",
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
    "help": "Shows what platform.json has started and no other command changes: bonuses, the wallet, vendors, downloads, services, deposit channels, places to pay out to.",
    "parameters": {
      "brand": "text",
      "path": "text?"
    }
  },
  {
    "name": "set-value",
    "usage": "set <brand> <path> <value>",
    "help": "Changes one of these values, or a part of one, as platform.json writes it: wallet.bonusDays 30, vendors.DS88.order 5; null removes it.",
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
    "help": "Lists the commands that wait for a second operator, and those that did: what gives one player more than the brand’s limit of adjustments waits where its operator adds --by NAME, and is refused otherwise.",
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
