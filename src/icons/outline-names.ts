/** Where Lucide draws the same thing as Font Awesome under another name. */

/** Name of Font Awesome = name of Lucide; a name that both have is here only where they mean different things. */
const TABLE = `
  address-book=contact address-card=id-card angle-down=chevron-down angle-left=chevron-left angle-right=chevron-right
  angle-up=chevron-up angles-down=chevrons-down angles-left=chevrons-left angles-right=chevrons-right
  angles-up=chevrons-up apple-whole=apple aquarius=zodiac-aquarius aries=zodiac-aries arrow-down-1-9=arrow-down-0-1
  arrow-down-9-1=arrow-down-1-0 arrow-down-long=move-down arrow-down-short-wide=arrow-down-narrow-wide
  arrow-down-wide-short=arrow-down-wide-narrow arrow-left-long=move-left arrow-pointer=mouse-pointer-2
  arrow-right-arrow-left=arrow-right-left arrow-right-from-bracket=log-out arrow-right-long=move-right
  arrow-right-to-bracket=log-in arrow-rotate-left=rotate-ccw arrow-rotate-right=rotate-cw
  arrow-trend-down=trending-down arrow-trend-up=trending-up arrow-turn-down=corner-right-down
  arrow-turn-up=corner-right-up arrow-up-1-9=arrow-up-0-1 arrow-up-9-1=arrow-up-1-0 arrow-up-from-bracket=share
  arrow-up-long=move-up arrow-up-right-from-square=square-arrow-out-up-right arrow-up-short-wide=arrow-up-narrow-wide
  arrow-up-wide-short=arrow-up-wide-narrow arrows-left-right=move-horizontal arrows-rotate=refresh-cw
  arrows-spin=loader-pinwheel arrows-split-up-and-left=split arrows-to-circle=shrink arrows-to-dot=shrink
  arrows-up-down=move-vertical arrows-up-down-left-right=move at=at-sign audio-description=captions backward=rewind
  backward-fast=skip-back backward-step=step-back bag-shopping=shopping-bag bars=menu bars-progress=chart-bar-stacked
  bars-staggered=text-align-start basket-shopping=shopping-basket battery-empty=battery battery-half=battery-medium
  battery-quarter=battery-low battery-three-quarters=battery-medium bed=bed-double bell-slash=bell-off
  bezier-curve=spline bicycle=bike bitcoin-sign=bitcoin bolt=zap bolt-lightning=zap book-atlas=book-open-text
  book-bible=book-open book-medical=book-plus book-open-reader=book-open-text border-all=grid-2x2
  border-none=square-dashed border-top-left=square-dashed-top-solid bottle-water=milk bowl-food=soup bowl-rice=soup
  box=package box-archive=archive box-open=package-open boxes-packing=package-plus boxes-stacked=boxes
  bucket=paint-bucket bug-slash=bug-off bugs=bug building-columns=landmark building-user=building-2 bullhorn=megaphone
  bullseye=target business-time=briefcase-business calendar-day=calendar-1 calendar-week=calendar-range
  calendar-xmark=calendar-x camera-retro=camera camera-rotate=switch-camera campground=tent capricorn=zodiac-capricorn
  capsules=pill car-side=car-front caret-down=chevron-down caret-left=chevron-left caret-right=chevron-right
  caret-up=chevron-up cart-plus=shopping-cart-plus cart-shopping=shopping-cart cash-register=calculator
  cent-sign=badge-cent chair=armchair chalkboard=presentation chalkboard-user=presentation charging-station=ev-charger
  chart-diagram=chart-network chart-simple=chart-no-axes-column check-double=check-check check-to-slot=vote
  chess-board=grid-3x3 child=person-standing circle-dollar-to-slot=circle-dollar-sign circle-down=circle-arrow-down
  circle-exclamation=circle-alert circle-half-stroke=contrast circle-info=info circle-left=circle-arrow-left
  circle-nodes=waypoints circle-notch=loader-circle circle-question=circle-question-mark
  circle-right=circle-arrow-right circle-up=circle-arrow-up circle-user=circle-user-round circle-xmark=circle-x
  city=building-complex clipboard-question=clipboard-list clipboard-user=clipboard-list clock-rotate-left=history
  clone=copy closed-captioning=captions closed-captioning-slash=captions-off cloud-arrow-down=cloud-download
  cloud-arrow-up=cloud-upload cloud-bolt=cloud-lightning cloud-showers-heavy=cloud-rain-wind code-branch=git-branch
  code-commit=git-commit-horizontal code-compare=git-compare code-fork=git-fork code-merge=git-merge
  code-pull-request=git-pull-request comment=message-circle comment-dollar=message-circle
  comment-dots=message-circle-more comment-medical=message-circle-plus comment-nodes=message-circle-code
  comment-slash=message-circle-off comment-sms=message-square-text comments=messages-square
  comments-dollar=messages-square compact-disc=disc-3 compass-drafting=drafting-compass compress=minimize
  computer=monitor computer-mouse=mouse couch=sofa crop-simple=crop cube=box cubes=boxes cubes-stacked=boxes
  delete-left=delete desktop=monitor diagram-next=workflow diagram-predecessor=workflow diagram-project=workflow
  diagram-successor=workflow diamond-turn-right=navigation dice=dices dice-d6=box dice-five=dice-5 dice-four=dice-4
  dice-one=dice-1 dice-six=dice-6 dice-three=dice-3 dice-two=dice-2 disease=bug display=monitor dolly=forklift
  dove=bird down-left-and-up-right-to-center=minimize-2 down-long=move-down droplet-slash=droplet-off
  drumstick-bite=drumstick ear-deaf=ear-off ear-listen=ear earth-africa=earth earth-americas=earth earth-asia=earth
  earth-europe=earth earth-oceania=earth elevator=square-chevron-up envelope=mail envelope-circle-check=mail-check
  envelope-open=mail-open envelope-open-text=mail-open envelopes-bulk=mails equals=equal ethernet=ethernet-port
  exclamation=circle-alert explosion=zap eye-dropper=pipette eye-low-vision=eye-off eye-slash=eye-off face-grin=laugh
  face-grin-wide=laugh face-smile-wink=smile face-surprise=annoyed feather-pointed=feather ferry=ship
  file-arrow-down=file-down file-arrow-up=file-up file-circle-check=file-check
  file-circle-exclamation=file-exclamation-point file-circle-minus=file-minus file-circle-plus=file-plus
  file-circle-question=file-question-mark file-circle-xmark=file-x file-contract=file-pen-line
  file-csv=file-spreadsheet file-excel=file-spreadsheet file-export=file-output file-import=file-input
  file-invoice=receipt-text file-invoice-dollar=receipt file-lines=file-text file-medical=file-plus file-pdf=file-type
  file-pen=file-pen-line file-powerpoint=file-chart-pie file-shield=file-lock file-video=file-video-camera
  file-waveform=file-volume file-word=file-text file-zipper=file-archive fill=paint-bucket fill-drip=paint-bucket
  filter=funnel filter-circle-dollar=funnel filter-circle-xmark=funnel-x fire=flame fire-flame-curved=flame
  fire-flame-simple=flame flag-checkered=flag flask=flask-conical flask-vial=test-tubes floppy-disk=save font=type
  football=rugby-ball forward=fast-forward forward-fast=skip-forward forward-step=step-forward futbol=volleyball
  gas-pump=fuel gauge-high=gauge gauge-simple=gauge gauge-simple-high=gauge gear=settings gears=cog
  gemini=zodiac-gemini greater-than=chevron-right grip-lines=equal group-arrows-rotate=refresh-cw hand-back-fist=hand
  hand-holding=hand-helping hand-holding-dollar=hand-coins hand-holding-hand=heart-handshake
  hand-holding-heart=hand-heart hand-point-left=pointer hand-point-right=pointer hand-point-up=pointer
  hand-pointer=pointer hands-clapping=party-popper hands-holding=hand-heart hands-praying=heart-handshake hashtag=hash
  hat-wizard=wand-sparkles heart-circle-check=heart heart-circle-exclamation=heart heart-circle-minus=heart-minus
  heart-circle-plus=heart-plus heart-circle-xmark=heart-x helmet-safety=hard-hat hexagon-nodes=graph-hub
  hospital-user=hospital hourglass-end=hourglass hourglass-half=hourglass hourglass-start=hourglass
  house-chimney=house house-chimney-user=house house-laptop=laptop house-lock=house house-medical=house-plus
  house-signal=house-wifi house-user=house i-cursor=text-cursor icons=shapes id-badge=id-card-lanyard
  id-card-clip=id-card-lanyard indian-rupee-sign=indian-rupee industry=factory jet-fighter=plane jet-fighter-up=plane
  joint=cigarette kit-medical=briefcase-medical landmark-dome=landmark language=languages laptop-code=laptop
  laptop-file=laptop layer-group=layers left-long=move-left left-right=move-horizontal lemon=citrus leo=zodiac-leo
  less-than=chevron-left libra=zodiac-libra life-ring=life-buoy link-slash=unlink list-check=list-checks
  list-ol=list-ordered list-ul=list location-arrow=navigation location-crosshairs=locate-fixed location-dot=map-pin
  location-pin=map-pin location-pin-lock=map-pin-check magnifying-glass=search
  magnifying-glass-arrow-right=search-check magnifying-glass-chart=search-code magnifying-glass-dollar=search
  magnifying-glass-location=map-pin-search magnifying-glass-minus=zoom-out magnifying-glass-plus=zoom-in
  map-location=map-pinned map-location-dot=map-pinned marker=highlighter mars-and-venus=venus-and-mars
  martini-glass=martini martini-glass-citrus=martini martini-glass-empty=martini mask=venetian-mask
  masks-theater=drama memory=memory-stick message=message-square meteor=flame microchip=cpu microphone=mic
  microphone-lines=mic-vocal microphone-lines-slash=mic-off microphone-slash=mic-off mobile=smartphone
  mobile-button=smartphone mobile-retro=smartphone mobile-screen=smartphone mobile-screen-button=smartphone
  mobile-vibrate=vibrate money-bill=banknote money-bill-1=banknote money-bill-1-wave=banknote
  money-bill-transfer=banknote-arrow-up money-bill-trend-up=banknote-arrow-up money-bill-wave=banknote
  money-bills=banknote money-check=banknote-check money-check-dollar=banknote-check mortar-pestle=soup
  motorcycle=motorbike mountain-city=mountain mountain-sun=mountain-snow mug-hot=coffee mug-saucer=coffee
  network-wired=network not-equal=equal-not note-sticky=sticky-note notes-medical=clipboard-plus object-group=group
  object-ungroup=ungroup oil-can=barrel otter=squirrel pager=smartphone panorama=image paper-plane=send
  paragraph=pilcrow passport=book-user paste=clipboard-paste paw=paw-print pen-clip=pen-tool pen-fancy=pen-tool
  pen-nib=pen-tool pen-ruler=pencil-ruler pen-to-square=square-pen people-arrows=users people-group=user-round-group
  people-line=users people-roof=users person=person-standing person-chalkboard=presentation
  person-circle-check=user-check person-circle-exclamation=user person-circle-minus=user-minus
  person-circle-plus=user-plus person-circle-question=user person-circle-xmark=user-x person-digging=construction
  person-dress=person-standing person-hiking=hiking-stick person-running=footprints person-shelter=house
  person-walking=footprints person-walking-luggage=luggage phone-flip=phone phone-slash=phone-off
  phone-volume=phone-call photo-film=images pills=pill pisces=zodiac-pisces pizza-slice=pizza
  plane-arrival=plane-landing plane-departure=plane-takeoff plane-up=plane plug-circle-bolt=plug-zap
  plug-circle-check=plug plug-circle-exclamation=plug plug-circle-minus=plug plug-circle-plus=plug
  plug-circle-xmark=unplug plus-minus=diff power-off=power prescription-bottle=pill-bottle print=printer
  puzzle-piece=puzzle qrcode=qr-code question=circle-question-mark quote-left=quote quote-right=quote
  ranking-star=trophy record-vinyl=disc-2 rectangle-ad=ad rectangle-list=list rectangle-xmark=square-x retweet=repeat
  right-from-bracket=log-out right-left=arrow-right-left right-long=move-right right-to-bracket=log-in ring=gem
  road-barrier=construction road-bridge=dam robot=bot rotate=refresh-cw rotate-left=rotate-ccw rotate-right=rotate-cw
  ruble-sign=russian-ruble ruler-combined=pencil-ruler ruler-horizontal=ruler ruler-vertical=ruler
  rupee-sign=indian-rupee sack-dollar=circle-dollar-sign sagittarius=zodiac-sagittarius scale-balanced=scale
  scale-unbalanced=scale scale-unbalanced-flip=scale scorpio=zodiac-scorpio screwdriver=wrench
  screwdriver-wrench=wrench sd-card=card-sim share=forward share-from-square=square-arrow-out-up-right
  share-nodes=share-2 shield-halved=shield-half shield-heart=shield-check shop=store shop-lock=store
  shower=shower-head shuttle-space=rocket sign-hanging=signpost signs-post=signpost-big sim-card=card-sim
  sink=droplets sitemap=network sliders=sliders-horizontal snowplow=snowflake sort=chevrons-up-down
  sort-down=chevron-down sort-up=chevron-up spinner=loader spray-can-sparkles=spray-can square-binary=binary
  square-caret-down=square-chevron-down square-caret-left=square-chevron-left square-caret-right=square-chevron-right
  square-caret-up=square-chevron-up square-envelope=mail square-full=square square-phone=phone
  square-poll-horizontal=square-chart-gantt square-poll-vertical=square-kanban square-root-variable=radical
  square-rss=rss square-share-nodes=share-2 square-up-right=square-arrow-out-up-right square-xmark=square-x
  stairs=door-stairwell star-half-stroke=star-half star-of-life=asterisk sterling-sign=pound-sterling stop=square
  stopwatch=timer stopwatch-20=timer street-view=map-pinned suitcase=luggage suitcase-medical=briefcase-medical
  suitcase-rolling=luggage swatchbook=swatch-book table-cells=grid-3x3 table-cells-large=grid-2x2
  table-columns=columns-2 table-list=table-properties tablet-button=tablet tablet-screen-button=tablet
  taurus=zodiac-taurus taxi=car-taxi-front temperature-arrow-down=thermometer-snowflake
  temperature-arrow-up=thermometer-sun temperature-empty=thermometer temperature-full=thermometer
  temperature-half=thermometer temperature-high=thermometer-sun temperature-low=thermometer-snowflake
  temperature-quarter=thermometer temperature-three-quarters=thermometer tents=tent text-height=a-large-small
  text-slash=remove-formatting text-width=whole-word thumbtack=pin thumbtack-slash=pin-off ticket-simple=ticket
  timeline=git-commit-horizontal toggle-off=toggle-left toggle-on=toggle-right toolbox=tool-case
  tower-broadcast=radio-tower tower-cell=radio-tower train=train-front train-subway=train-front train-tram=tram-front
  trash-arrow-up=archive-restore trash-can=trash-2 trash-can-arrow-up=archive-restore tree=tree-pine tree-city=trees
  triangle-exclamation=triangle-alert truck-fast=truck truck-front=truck truck-medical=ambulance truck-moving=truck
  truck-pickup=truck turkish-lira-sign=turkish-lira turn-down=corner-right-down turn-up=corner-right-up
  umbrella-beach=parasol universal-access=accessibility up-down=move-vertical up-down-left-right=move up-long=move-up
  up-right-and-down-left-from-center=maximize-2 up-right-from-square=external-link user-clock=user-round-search
  user-doctor=stethoscope user-gear=user-cog user-graduate=graduation-cap user-secret=hat-glasses user-slash=user-x
  user-tag=user-pen user-tie=user-round user-xmark=user-x users-between-lines=users users-gear=users-round
  users-line=users users-rays=users users-rectangle=users users-slash=users users-viewfinder=scan-face van-shuttle=van
  vial=test-tube-diagonal vial-circle-check=test-tube vials=test-tubes video-slash=video-off virgo=zodiac-virgo
  virus=germ virus-covid=germ virus-slash=germ-off viruses=germ volume-high=volume-2 volume-low=volume-1
  volume-off=volume volume-xmark=volume-x vr-cardboard=rectangle-goggles wand-magic=wand
  wand-magic-sparkles=wand-sparkles water=waves-horizontal water-ladder=waves-ladder wave-square=activity
  weight-hanging=weight weight-scale=scale wheat-awn=wheat wheelchair=accessibility wheelchair-move=accessibility
  whiskey-glass=cup-soda window-maximize=app-window window-minimize=minus window-restore=copy wine-bottle=bottle-wine
  wine-glass=wine wine-glass-empty=wine xmark=x yen-sign=japanese-yen
`;

export const OUTLINE_NAMES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** The same the other way: what Font Awesome calls a drawing of Lucide, the first where it has several. */
export const SOLID_NAMES: ReadonlyMap<string, string> = new Map(
  [...OUTLINE_NAMES].reverse().map(([solid, outline]) => [outline, solid]),
);
