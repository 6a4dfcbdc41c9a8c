// Derived from schemas/ by `npm run generate`. Never edited by hand.
import type { FileKind } from './validate-config.js'

/** One step of the walk that finds references and ordered lists in a file; numbers are indexes in `planSteps`. */
export interface PlanStep {
  /** Steps of named properties. */
  readonly p?: Readonly<Record<string, number>>
  /** Step of every other property. */
  readonly a?: number
  /** Step of list items. */
  readonly i?: number
  /** Steps of the props of a node, by its widget. */
  readonly w?: Readonly<Record<string, number>>
  /** What the text here refers to. */
  readonly r?: string
  /** What the keys here refer to. */
  readonly k?: string
  /** Whether the entries are placed by order, before and after. */
  readonly o?: true
}

export const planSteps: readonly PlanStep[] = [
  {"p":{"categories":1,"rebateRates":13,"liveFilters":14,"esportsVendors":16,"lotteryIcons":17,"lotteryRoutes":19}},
  {"a":2,"o":true},
  {"p":{"name":3,"route":4,"when":5,"before":11,"after":12}},
  {"r":"message"},
  {"r":"route"},
  {"p":{"vendor":6,"category":8,"all":9,"any":10,"not":5}},
  {"p":{"code":7,"in":8}},
  {"r":"vendor"},
  {"r":"category"},
  {"i":5},
  {"i":5},
  {"r":"sibling"},
  {"r":"sibling"},
  {"k":"category"},
  {"a":15,"o":true},
  {"p":{"name":3,"before":11,"after":12}},
  {"i":7},
  {"a":18,"o":true},
  {"p":{"name":3}},
  {"a":4},
  {"p":{"default":21,"catalogue":22}},
  {"r":"language"},
  {"a":23,"o":true},
  {"p":{"before":11,"after":12}},
  {"p":{"areas":25,"layouts":59}},
  {"a":26},
  {"p":{"nodes":27}},
  {"a":28,"o":true},
  {"w":{"about-links":29,"article":30,"banner":39,"category-tiles":42,"empty-state":43,"figures":45,"footer-navigation":48,"game-grid":49,"help-topics":50,"section":54,"steps":56,"support-bar":57,"vendor-marks":58},"p":{"before":11,"after":12,"when":5,"nodes":27}},
  {"p":{"title":3}},
  {"p":{"title":3,"paragraphs":31,"image":32,"button":33}},
  {"i":3},
  {"r":"asset"},
  {"p":{"label":3,"action":34}},
  {"p":{"route":4,"overlay":35,"memberPage":36,"agentPage":37,"startFirstGame":8,"startVendorGame":38,"openFirstVendor":8}},
  {"r":"overlay"},
  {"r":"memberPage"},
  {"r":"agentPage"},
  {"p":{"vendor":7,"otherwise":4}},
  {"p":{"slides":40,"tiles":8}},
  {"a":41,"o":true},
  {"p":{"image":32,"imageNarrow":32,"eyebrow":3,"title":3,"text":3,"label":3,"action":34,"when":5,"before":11,"after":12}},
  {"p":{"title":3}},
  {"p":{"title":3,"text":3,"button":44}},
  {"p":{"label":3,"action":34}},
  {"p":{"items":46,"title":3}},
  {"a":47,"o":true},
  {"p":{"label":3}},
  {"p":{"title":3}},
  {"p":{"title":3,"category":8,"subtitle":3}},
  {"p":{"topics":51}},
  {"a":52,"o":true},
  {"p":{"title":3,"paragraphs":53,"before":11,"after":12}},
  {"i":3},
  {"p":{"title":3,"subtitle":3,"link":55}},
  {"p":{"label":3,"action":34}},
  {"p":{"title":3}},
  {"p":{"title":3}},
  {"p":{"title":3}},
  {"a":60},
  {"p":{"header":61,"side":61,"footer":61,"bottom":61}},
  {"r":"area"},
  {"p":{"member":63,"agent":63}},
  {"p":{"default":64,"items":65}},
  {"r":"menuItem"},
  {"a":66,"o":true},
  {"p":{"name":3,"when":5,"nodes":27,"before":11,"after":12}},
  {"p":{"marks":68}},
  {"p":{"mark":32,"wordmark":32,"wordmarkLight":32,"favicon":32,"social":32}},
  {"p":{"header":70,"footer":70,"about":70,"rightBar":70,"memberBar":70,"bottom":70}},
  {"a":71,"o":true},
  {"p":{"name":3,"gameType":8,"page":4,"action":34,"when":5,"before":11,"after":12}},
  {"p":{"overlays":73}},
  {"a":74},
  {"p":{"title":3,"banner":32,"nodes":27}},
  {"p":{"title":3,"description":3,"nodes":27}},
  {"p":{"registerRules":77,"vendors":80}},
  {"a":78},
  {"p":{"patternId":79}},
  {"r":"pattern"},
  {"o":true,"k":"vendor"},
  {"p":{"title":82,"hint":82,"fields":83}},
  {"p":{"key":3}},
  {"a":84,"o":true},
  {"p":{"label":3,"hint":3,"before":11,"after":12}},
  {"p":{"home":4,"login":4,"notFound":4,"routes":86}},
  {"a":87},
  {"p":{"redirect":4,"page":88,"layout":89,"overlay":35}},
  {"r":"page"},
  {"r":"layout"},
  {"p":{"periods":91,"legal":92}},
  {"p":{"D":3,"W":3,"H":3,"M":3}},
  {"p":{"licence":3}},
  {"p":{"faces":94,"treatment":96}},
  {"a":95},
  {"p":{"asset":32}},
  {"p":{"ornament":32,"backdrop":32}},
]

/** Where the walk through a kind of file begins; kinds without references have none. */
export const planRoots: Readonly<Partial<Record<FileKind, number>>> = {
  "games": 0,
  "languages": 20,
  "layouts": 24,
  "menus": 62,
  "merchant": 67,
  "navigation": 69,
  "overlays": 72,
  "page": 75,
  "platform": 76,
  "registration": 81,
  "routes": 85,
  "settings": 90,
  "theme": 93
}
