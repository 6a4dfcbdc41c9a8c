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
  {"p":{"areas":25,"layouts":60}},
  {"a":26},
  {"p":{"nodes":27}},
  {"a":28,"o":true},
  {"w":{"about-links":29,"article":30,"banner":40,"category-tiles":43,"empty-state":44,"figures":46,"footer-navigation":49,"game-grid":50,"help-topics":51,"section":55,"steps":57,"support-bar":58,"vendor-marks":59},"p":{"before":11,"after":12,"when":5,"nodes":27}},
  {"p":{"title":3}},
  {"p":{"title":3,"paragraphs":31,"image":32,"button":33}},
  {"i":3},
  {"r":"asset"},
  {"p":{"label":3,"action":34}},
  {"p":{"route":4,"article":35,"overlay":36,"memberPage":37,"agentPage":38,"startFirstGame":8,"startVendorGame":39,"openFirstVendor":8}},
  {"r":"topic"},
  {"r":"overlay"},
  {"r":"memberPage"},
  {"r":"agentPage"},
  {"p":{"vendor":7,"otherwise":4}},
  {"p":{"slides":41,"tiles":8}},
  {"a":42,"o":true},
  {"p":{"image":32,"imageNarrow":32,"eyebrow":3,"title":3,"text":3,"label":3,"action":34,"when":5,"before":11,"after":12}},
  {"p":{"title":3}},
  {"p":{"title":3,"text":3,"button":45}},
  {"p":{"label":3,"action":34}},
  {"p":{"items":47,"title":3}},
  {"a":48,"o":true},
  {"p":{"label":3}},
  {"p":{"title":3}},
  {"p":{"title":3,"category":8,"subtitle":3}},
  {"p":{"topics":52}},
  {"a":53,"o":true},
  {"p":{"title":3,"paragraphs":54,"before":11,"after":12}},
  {"i":3},
  {"p":{"title":3,"subtitle":3,"link":56}},
  {"p":{"label":3,"action":34}},
  {"p":{"title":3}},
  {"p":{"title":3}},
  {"p":{"title":3}},
  {"a":61},
  {"p":{"header":62,"side":62,"footer":62,"bottom":62}},
  {"r":"area"},
  {"p":{"member":64,"agent":64}},
  {"p":{"default":65,"items":66}},
  {"r":"menuItem"},
  {"a":67,"o":true},
  {"p":{"name":3,"when":5,"nodes":27,"before":11,"after":12}},
  {"p":{"marks":69}},
  {"p":{"mark":32,"wordmark":32,"wordmarkLight":32,"favicon":32,"social":32}},
  {"p":{"header":71,"footer":71,"about":71,"rightBar":71,"memberBar":71,"bottom":71}},
  {"a":72,"o":true},
  {"p":{"name":3,"gameType":8,"page":4,"action":34,"when":5,"before":11,"after":12}},
  {"p":{"overlays":74}},
  {"a":75},
  {"p":{"title":3,"banner":32,"nodes":27}},
  {"p":{"title":3,"description":3,"nodes":27}},
  {"p":{"registerRules":78,"vendors":81,"accounts":82,"affiliateCodes":85}},
  {"a":79},
  {"p":{"patternId":80}},
  {"r":"pattern"},
  {"o":true,"k":"vendor"},
  {"a":83},
  {"p":{"upline":84}},
  {"r":"account"},
  {"a":86},
  {"p":{"agent":87}},
  {"r":"account"},
  {"p":{"title":89,"hint":89,"fields":90}},
  {"p":{"key":3}},
  {"a":91,"o":true},
  {"p":{"label":3,"hint":3,"before":11,"after":12}},
  {"p":{"home":4,"login":4,"notFound":4,"routes":93}},
  {"a":94},
  {"p":{"redirect":4,"page":95,"layout":96,"overlay":36}},
  {"r":"page"},
  {"r":"layout"},
  {"p":{"periods":98,"legal":99}},
  {"p":{"D":3,"W":3,"H":3,"M":3}},
  {"p":{"licence":3}},
  {"p":{"faces":101,"treatment":103}},
  {"a":102},
  {"p":{"asset":32}},
  {"p":{"ornament":32,"backdrop":32}},
]

/** Where the walk through a kind of file begins; kinds without references have none. */
export const planRoots: Readonly<Partial<Record<FileKind, number>>> = {
  "games": 0,
  "languages": 20,
  "layouts": 24,
  "menus": 63,
  "merchant": 68,
  "navigation": 70,
  "overlays": 73,
  "page": 76,
  "platform": 77,
  "registration": 88,
  "routes": 92,
  "settings": 97,
  "theme": 100
}
