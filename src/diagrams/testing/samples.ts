/** A source of each kind of diagram that uses most of what the kind can do. */
export const SAMPLES: Readonly<Record<string, string>> = {
  flowchart: `---
title: How a message travels
---
%%{init: {"theme": "forest"}}%%
flowchart TD
  %% nothing to see
  A[Publish] --> B{Valid?}
  B -- Yes --> C([Queue]) & D[(Archive)]
  B -->|No| E((Drop)):::warm
  subgraph Delivery [Where it goes]
    direction LR
    C ==> F[["Worker #quot;one#quot;"]] -.-> G{{Done}}
    subgraph inner
      G --- H[/Log/]
    end
  end
  H --x A
  H o--o I>Flag]
  classDef warm fill:#fed,stroke:#c60
  style A fill:#cdf
  linkStyle 0 stroke:red
  click A href "https://example.com" "Read on" _blank
`,
  sequence: `sequenceDiagram
  autonumber
  actor R as Reader
  box Aqua Our side
  participant W as Web
  participant Q
  end
  R->>+W: ask
  Note over R,W: both
  alt known
    W-->>-R: answer
  else new
    loop until found
      W-)Q: search
    end
  end
  create participant T as Temp
  W->>T: start
  destroy T
  T-xW: end
  W->>W: think
  Note left of W: a thought
`,
  state: `stateDiagram-v2
  [*] --> Idle
  Idle --> Busy : job
  state choose <<choice>>
  Busy --> choose
  choose --> Idle : done
  choose --> Failed : error
  Failed : It failed
  state Busy {
    [*] --> Reading
    Reading --> Writing
    --
    [*] --> Watching
  }
  note right of Idle : nothing to do
`,
  class: `classDiagram
  direction LR
  class Queue~T~ {
    <<interface>>
    +int size
    +push(item: T) void
    +pop()* T
  }
  Queue <|.. Memory : keeps
  Memory "1" *-- "many" Item
  note for Item "may be large"
  namespace Storage {
    class Disk
  }
  Memory --> Disk
`,
  entity: `erDiagram
  ACCOUNT ||--o{ QUEUE : owns
  ACCOUNT {
    string id PK "never reused"
    string name
  }
  QUEUE }|..|| REGION : "lives in"
`,
  pie: `pie showData title Messages by region
  "North" : 42.5
  "South" : 30
  "West" : 1
`,
  gantt: `gantt
  title Release
  dateFormat YYYY-MM-DD
  excludes weekends
  section Build
    Write :done, w, 2024-03-01, 5d
    Check :active, after w, 3d
  section Ship
    Tell everyone :crit, 2024-03-14, 1d
    Open :milestone, m, 2024-03-18, 0d
`,
  timeline: `timeline
  title Releases
  section First year
    2021 : Begin : First user
    2022 : Grow
  section Later
    2024 : Rest
`,
  journey: `journey
  title A first message
  section Set up
    Read: 3: Ann
    Install: 5: Ann, Ben
  section Use
    Wait: 1: Ben
`,
  mindmap: `mindmap
  root((Queues))
    Use
      Send
      ::icon(fa fa-book)
      Receive
    [Run]
      {{Watch}}
      )Cloud(
`,
  git: `gitGraph
  commit id: "start"
  branch next order: 2
  commit type: HIGHLIGHT
  checkout main
  merge next tag: "v1"
  cherry-pick id: "start"
`,
  quadrant: `quadrantChart
  title Ideas
  x-axis Cheap --> Dear
  y-axis Weak --> Strong
  quadrant-1 Later
  quadrant-2 Now
  A better log: [0.2, 0.9]
`,
  xy: `xychart-beta
  title "Load"
  x-axis [mon, tue, wed]
  y-axis "Messages" 0 --> 100
  bar [20, 60, 90]
  line [10, 50, 70]
`,
  c4: `C4Container
  title A small shop
  Person(buyer, "Buyer", "Wants things")
  Enterprise_Boundary(shop, "Shop") {
    Container(web, "Web", "TypeScript", "Shows what there is", $link="/web")
    ContainerDb(orders, "Orders", "Postgres")
    ContainerQueue_Ext(mails, "Mails", "SMTP", "Tells the buyer")
  }
  System_Ext(bank, "Bank")
  Rel(buyer, web, "Buys", "HTTPS")
  BiRel(web, orders, "Reads and writes")
  Rel_Back(bank, web, "Is paid by")
  Rel(web, mails, "Sends")
`,
  block: `block
  columns 3
  a["A wide one"]:2 b(("B"))
  block:inner:2
    columns 2
    c[("Store")] d
    e:2
  end
  space
  go<["on"]>(right) f{{"F"}} x<["both"]>(x, down)
  a --> d
  e -- "words" --> f
`,
  architecture: `architecture-beta
  group cloud(cloud)[Cloud]
  group data(disk)[Data] in cloud
  service web(internet)[Browser]
  service api(server)[Server] in cloud
  service store(database)[Database] in data
  service other(fa:user)[Somebody]
  junction crossing in cloud
  web:R --> L:api
  api:B -- T:crossing
  crossing:R -[stores]-> L:store
  other:B --> T:web
`,
  requirement: `requirementDiagram
  functionalRequirement order {
    id: 1.1
    text: "An order is kept until it was delivered to where it was meant to go."
    risk: high
    verifymethod: test
  }
  performanceRequirement fast {
    id: 1.2
    text: 200 ms
  }
  element queue {
    type: service
    docRef: /queues
  }
  queue - satisfies -> order
  fast <- verifies - queue
  order - contains -> fast
`,
  sankey: `sankey-beta
Requests,Cache,620
Requests,"Origin, main",380
Cache,Served,620
"Origin, main",Served,350
"Origin, main",Failed,30
`,
  kanban: `---
config:
  kanban:
    ticketBaseUrl: 'https://tickets.example/#TICKET#'
---
kanban
  todo[To do]
    id1[Write what a queue does]@{ ticket: T-1, assigned: 'Ann', priority: 'Very High' }
    [Draw it]
  done[Done]
    id2[Name it]@{ assigned: Ben }
`,
  packet: `packet
  title A message
  0-15: "Length"
  16: "Urgent"
  +7: "Kind"
  24-79: "Body"
`,
  radar: `radar-beta
  title Queues
  axis speed["Speed"], price["Price"], ease["Ease of use"]
  curve ours["Ours"]{4, 3, 5}
  curve theirs["Theirs"]{ ease: 2, speed: 5, price: 1 }
  max 5
`,
  treemap: `treemap-beta
"Storage"
    "Messages": 700
    "Indexes"
        "By time": 200
        "By name": 120
"Logs": 90
"Nearly nothing": 0.2
`,
  zenuml: `zenuml
  title An order
  @Actor Buyer
  Shop as "The shop"
  // **First** look
  Buyer->Shop.order(thing) {
    stock = Store.take(thing)
    if(stock) {
      new Parcel(thing)
      return thanks
    } else {
      Shop->Buyer: sorry
    }
  }
`,
  treeView: `treeView-beta
  "tidepool"
    "guides"
      "structure.mdx"
      'code.mdx'
    docs.json
`,
  ishikawa: `ishikawa-beta
  A message is lost
  Client
    No retries
    Clock
      Runs slow
  Network
    Cut off
  []
  Store
    Disk is full
`,
  venn: `venn-beta
  title Who reads what
  set A size: 20, label: Guides
    text Beginners
  set B size: 12, label: Reference
  set C label: "Releases"
  union A,B label: Everybody
  union A,B,C label: Us
`,
  wardley: `wardley-beta
  title A cup of tea
  size [900, 500]
  evolution Idea@0.2 -> Made / Custom@0.5 -> Product -> Utility
  anchor Guest [0.95, 0.6]
  component Cup [0.78, 0.6] label [-40, -10]
  component "Hot water" [0.5, 0.8] (buy)
  component Kettle [0.4, 0.35] (inertia)
  pipeline Kettle {
    component Old kettle [0.2]
    component New kettle [0.45]
  }
  Guest -> Cup
  Cup +> Hot water
  Hot water +'heat'> Kettle
  evolve Kettle 0.62
  note "Power is cheap" [0.2, 0.5]
  annotation 1,[0.45, 0.55] "Worth a look"
  accelerator "Cheap power" [0.1, 0.3]
  deaccelerator "Habit" [0.1, 0.7]
`,
  eventModeling: `eventmodeling
  tf 01 ui Cart
  tf 02 cmd AddThing [[AddThing]]
  tf 03 evt ThingAdded { id: 7 }
  rf 04 evt Store.StockChanged
  timeframe 05 processor Stock
  tf 06 rmo CartView ->> 03
  data AddThing {
    name: 'lamp'
    price: { net: 20 }
  }
`,
};
