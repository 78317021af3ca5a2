/** What in the free sets comes nearest to names that only paid sets, other sets or other products have. */
import { OTHER_NAMES } from './other-names.ts';

/** Name of Font Awesome's paid sets = free name of Font Awesome or Lucide. Chosen by eye. */
const PAID_NAMES = `
  abacus=calculator acorn=nut air-conditioner=air-vent alarm-exclamation=bell alarm-snooze=alarm-clock-off
  album-circle-plus=disc-album album-circle-user=disc-album album-collection=images alicorn=wand-magic-sparkles
  alien-8bit=gamepad alien=skull amp-guitar=speaker analytics=chart-line angle-90=angle ant=bug apartment=building
  apostrophe=quote-right apple-core=apple-whole arrow-alt-down=arrow-down arrow-down-from-arc=download
  arrow-down-from-bracket=download arrow-down-from-dotted-line=arrow-down-from-line
  arrow-down-left-and-arrow-up-right-to-center=minimize-2 arrow-down-to-arc=download arrow-down-to-bracket=download
  arrow-down-to-dotted-line=arrow-down-to-line arrow-down-to-square=square-arrow-down arrow-left-from-arc=log-out
  arrow-left-from-bracket=log-out arrow-left-to-arc=log-in arrow-left-to-bracket=log-in
  arrow-pointer-question=arrow-pointer arrow-progress=list-check arrow-right-from-arc=log-out arrow-right-to-arc=log-in
  arrow-turn-down-left=corner-down-left arrow-turn-down-right=corner-down-right arrow-turn-left-down=corner-left-down
  arrow-turn-left-up=corner-left-up arrow-turn-left=corner-up-left arrow-turn-right=share
  arrow-turn-up-right=corner-up-right arrow-up-from-arc=upload arrow-up-from-dotted-line=arrow-up-from-line
  arrow-up-from-square=share arrow-up-right-and-arrow-down-left-from-center=maximize-2
  arrow-up-small-big=arrow-up-narrow-wide arrow-up-square-triangle=shapes arrow-up-to-arc=upload
  arrow-up-to-bracket=upload arrow-up-to-dotted-line=arrow-up-to-line arrows-cross=shuffle
  arrows-from-dotted-line=unfold-vertical arrows-from-line=unfold-vertical arrows-minimize=minimize
  arrows-repeat-1=repeat-1 arrows-repeat=repeat arrows-retweet=retweet arrows-rotate-reverse=arrows-rotate
  arrows-to-dotted-line=fold-vertical arrows-to-line=fold-vertical arrows-up-right=trending-up
  audio-description-slash=captions-off award-simple=award axe-battle=axe badge-dollar=badge-dollar-sign
  badge-sheriff=shield-user badger-honey=paw badminton=volleyball bag-seedling=sprout bag-shopping-minus=shopping-bag
  bag-shopping-plus=shopping-bag bags-shopping=shopping-bag balloons=party-popper ballot-check=list-check
  ballot=list-check banjo=guitar barcode-read=scan-barcode barcode-scan=scan-barcode bars-filter=list-filter
  bars-sort=list-filter basket-shopping-minus=basket-shopping basket-shopping-plus=basket-shopping
  basketball-hoop=basketball bat=feather battery-bolt=battery-charging battery-exclamation=battery-warning
  battery-slash=battery bed-bunk=bed bed-empty=bed bed-front=bed bee=bug beer-foam=beer bell-exclamation=bell-dot
  bell-on=bell-ring bell-school-slash=bell-off bell-school=bell bells=bell bench-tree=tree-palm bin-recycle=recycle
  binary-circle-check=binary binary-lock=binary binary-slash=binary blanket=bed blinds-open=blinds
  block-brick-fire=brick-wall-fire block-brick=brick-wall block-question=circle-question block-quote=quote-left
  block=square blueberries=cherry boar=paw bolt-auto=zap bolt-slash=zap-off bone-break=bone-fracture
  book-arrow-right=book-up book-arrow-up=book-up book-blank=book book-circle-arrow-right=book-up
  book-circle-arrow-up=book-up book-font=book-a book-law=scale book-open-cover=book-open book-open-lines=book-open-text
  book-section=book-marked book-sparkles=book-open-check bookmark-slash=bookmark-off bookmarks=bookmark
  books-medical=book-plus boombox=boom-box boot-heeled=footprints boot=footprints booth-curtain=door-open
  bottle-baby=milk bowl-chopsticks=soup bowl-hot=soup bowl-scoop=ice-cream-bowl bowl-soft-serve=ice-cream-bowl
  bowling-ball-pin=bowling-ball bowling-pins=bowling-ball box-ballot=vote box-check=package-check
  box-circle-check=package-check box-dollar=package box-heart=package box-magnifying-glass=package-search
  box-taped=package boxing-glove=hand-fist brackets-curly=braces brackets-round=parentheses brackets-square=brackets
  brain-arrow-curved-right=brain brake-warning=triangle-alert bread-loaf=croissant briefcase-arrow-right=briefcase
  briefcase-blank=briefcase brightness-low=sun-dim brightness=sun bring-forward=bring-to-front
  bring-front=bring-to-front broom-wide=broom browser=app-window browsers=app-window buildings=building-2
  bullhorn-slash=megaphone-off bullseye-arrow=bullseye bullseye-pointer=target burger-cheese=burger burger-fries=burger
  burger-glass=burger burger-lettuce=burger burrito=sandwich bus-school=bus butter=cake-slice cabin=house
  cabinet-filing=archive cactus=sprout calculator-simple=calculator calendar-circle-exclamation=calendar-x
  calendar-circle-minus=calendar-minus calendar-circle-plus=calendar-plus calendar-circle-user=calendar-heart
  calendar-circle=calendar-check calendar-exclamation=calendar-x calendar-image=calendar calendar-lines=calendar-days
  calendar-pen=calendar-cog calendar-star=calendar-heart calendar-users=calendar-days camcorder=video camera-cctv=cctv
  camera-movie=video camera-polaroid=camera camera-security=cctv camera-slash=camera-off camera-viewfinder=focus
  camera-web=webcam campfire=flame-kindling can-food=can candle-holder=flame candy-bar=candy candy-corn=candy
  car-building=car car-bump=car car-bus=bus car-circle-bolt=car car-garage=warehouse car-mirrors=car-front
  car-side-bolt=car car-tilt=car car-wash=car car-wrench=car caravan-simple=caravan card-club=club card-diamond=diamond
  card-heart=heart card-spade=heart cards-blank=clone cards=playing-cards caret-large-down=caret-down
  caret-large-left=caret-left caret-large-right=caret-right caret-large-up=caret-up cars=car
  cart-circle-arrow-down=shopping-cart cart-circle-arrow-up=shopping-cart cart-circle-check=cart-shopping
  cart-circle-exclamation=shopping-cart cart-circle-plus=shopping-cart-plus cart-circle-xmark=shopping-cart-minus
  cart-minus=shopping-cart-minus cart-shopping-bolt=shopping-cart cart-shopping-fast=cart-shopping
  cart-xmark=shopping-cart-minus cassette-betamax=cassette-tape cassette-vhs=videotape cat-space=cat
  cauldron=cooking-pot chair-office=armchair champagne-glass=wine chart-bullet=chart-bar
  chart-column-grow=chart-column-increasing chart-kanban=square-kanban chart-line-down=trending-down
  chart-line-up-down=chart-line chart-line-up=trending-up chart-mixed-up-circle-currency=chart-column
  chart-mixed-up-circle-dollar=chart-column chart-mixed=chart-no-axes-combined
  chart-pie-simple-circle-currency=chart-pie chart-pie-simple-circle-dollar=chart-pie chart-pie-simple=chart-pie
  chart-pyramid=triangle chart-radar=radar chart-scatter-3d=chart-scatter chart-scatter-bubble=chart-scatter
  chart-simple-horizontal=chart-bar chart-sine=audio-waveform chart-tree-map=table-cells-large chart-user=chart-line
  chart-waterfall=chart-column cheese-swiss=cheese cherries=cherry chess-clock=timer chestnut=nut chf-sign=swiss-franc
  chimney=house chopsticks=utensils circle-ampersand=ampersand circle-arrow-down-left=circle-arrow-down circle-bolt=zap
  circle-book-open=book-open circle-bookmark=bookmark circle-calendar=calendar circle-camera=camera
  circle-caret-down=circle-chevron-down circle-caret-left=circle-chevron-left circle-caret-right=circle-chevron-right
  circle-caret-up=circle-chevron-up circle-chevrons=chevrons-right circle-dollar=circle-dollar-sign
  circle-ellipsis-vertical=circle-ellipsis circle-envelope=envelope circle-exclamation-check=circle-check
  circle-gf=circle circle-half=contrast circle-heart=heart circle-location-arrow=compass circle-microphone-lines=mic
  circle-microphone=mic circle-phone-flip=phone circle-phone-hangup=phone-off circle-phone=phone circle-plus-minus=diff
  circle-quarter-stroke=chart-pie circle-quarter=chart-pie circle-quarters=chart-pie circle-sort-down=circle-arrow-down
  circle-sort-up=circle-arrow-up circle-sort=sort circle-sterling=circle-pound-sterling
  circle-three-quarters-stroke=chart-pie circle-three-quarters=chart-pie circle-trash=trash circle-video=video
  circle-waveform-lines=audio-lines circle-wifi-circle-wifi=wifi circle-wifi=wifi circle-yen=japanese-yen
  circles-overlap-3=blend circles-overlap=blend citrus-slice=citrus clapperboard-play=clapperboard clarinet=music
  claw-marks=paw clipboard-list-check=clipboard-check clipboard-medical=clipboard-plus
  clipboard-prescription=clipboard-plus clock-desk=clock clock-eight-thirty=clock-8 clock-eight=clock-8
  clock-eleven=clock-11 clock-five=clock-5 clock-nine=clock-9 clock-one=clock-1 clock-seven=clock-7 clock-six=clock-6
  clock-ten=clock-10 clock-three=clock-3 clock-twelve=clock-12 clock-two=clock-2 cloud-arrow-down-in=cloud-download
  cloud-binary=cloud cloud-exclamation=cloud-alert cloud-hail-mixed=cloud-hail cloud-minus=cloud cloud-music=music
  cloud-plus=cloud-upload cloud-question=cloud-alert cloud-rainbow=rainbow cloud-slash=cloud-off cloud-sleet=cloud-snow
  cloud-word=cloud cloud-xmark=cloud-off clouds-moon=cloud-moon clouds-sun=cloud-sun clouds=cloudy coconut=circle
  code-pull-request-closed=git-pull-request-closed code-pull-request-draft=code-pull-request code-simple=code
  coffee-bean=bean coffee-beans=bean coffee-pot=coffee coffin-cross=tombstone coffin=tombstone coin-blank=circle
  coin-front=circle-dollar-sign coin-vertical=circle coin=circle-dollar-sign comet=sparkle comma=quote-right
  comment-arrow-down=message-circle comment-arrow-up-right=message-square-share comment-arrow-up=message-circle
  comment-captions=comment-dots comment-check=message-circle-check comment-code=message-square-code
  comment-exclamation=message-circle-warning comment-heart=message-circle-heart comment-image=message-circle
  comment-lines=message-circle-text comment-middle-top=message-circle comment-middle=message-circle
  comment-minus=message-circle-off comment-music=message-circle comment-pen=message-circle
  comment-plus=message-circle-plus comment-question=message-circle-question-mark comment-quote=message-square-quote
  comment-smile=message-circle-heart comment-text=message-circle-text comment-xmark=message-circle-x
  comments-question-check=comments comments-question=messages-square compass-slash=compass compress-wide=shrink
  computer-classic=computer computer-mouse-scrollwheel=mouse computer-speaker=monitor-speaker
  container-storage=container conveyor-belt-arm=robot-arm conveyor-belt-boxes=boxes conveyor-belt-empty=boxes
  conveyor-belt=boxes-stacked corn=wheat corner=corner-down-right court-sport=goal cowbell=bell crab=shell
  crate-apple=apple-whole crate-empty=box credit-card-blank=credit-card credit-card-front=credit-card
  crosshairs-simple=crosshair crutches=accessibility crystal-ball=wand-magic-sparkles cup-straw-swoosh=cup-soda
  cup-straw=cup-soda cup-togo=coffee curling-stone=circle curling=circle custard=cake-slice dagger=sword dash=minus
  database-user=database deer-rudolph=paw deer=paw delete-right=delete desktop-arrow-down=monitor-down
  desktop-code=laptop-code diagram-cells=table-cells diagram-lean-canvas=table-columns diagram-nested=diagram-project
  diagram-sankey=workflow diagram-subtask=diagram-project diagram-venn=blend dial-high=gauge-high dial-low=gauge
  dial-max=gauge-high dial-med-low=gauge dial-med=gauge dial-min=gauge dial-off=gauge dial=gauge
  diamond-exclamation=triangle-alert diamond-half-stroke=diamond diamond-half=diamond diamonds-4=component
  dice-d10=dices dice-d12=dices dice-d4=dices dice-d8=dices dinosaur=bone disc-drive=hard-drive discount=badge-percent
  display-arrow-down=monitor-down display-chart-up-circle-currency=chart-line display-chart-up=chart-line
  display-code=laptop-code display-medical=monitor display-slash=monitor-off
  distribute-spacing-horizontal=align-horizontal-distribute-center do-not-enter=ban dog-leashed=dog dolphin=fish
  down-from-bracket=download down-from-dotted-line=arrow-down-from-line down-from-line=arrow-down-from-line
  down-left=arrow-down-left down-right=arrow-down-right down-to-bracket=download down-to-dotted-line=arrow-down-to-line
  down-to-line=arrow-down-to-line down=arrow-big-down draw-circle=circle draw-square=vector-square dreidel=dices
  drone-front=plane droplet-percent=droplet dryer-heat=washing-machine dryer=washing-machine duck=bird
  ear-muffs=headphones eggplant=carrot elephant=paw ellipsis-stroke-vertical=ellipsis-vertical ellipsis-stroke=ellipsis
  empty-set=circle-slash-2 engine-warning=engine envelope-dot=mail-warning envelope-open-dollar=mail-open
  envelopes=mails escalator=stairs event=calendar expand-wide=expand eye-dropper-full=pipette eye-dropper-half=pipette
  eye-evil=eye eyes=eye face-angry-horns=face-angry face-anguished=face-frown face-anxious-sweat=face-frown
  face-astonished=face-surprise face-awesome=face-grin-stars face-beam-hand-over-mouth=face-laugh-beam
  face-clouds=cloud face-confounded=face-frown face-confused=face-meh face-cowboy-hat=face-smile
  face-diagonal-mouth=face-meh face-disappointed=face-frown face-disguise=user-secret face-dotted=face-meh-blank
  face-downcast-sweat=face-sad-tear face-drooling=face-grin-tongue face-exhaling=face-meh face-explode=face-dizzy
  face-eyes-xmarks=face-dizzy face-fearful=face-surprise face-frown-slight=face-frown face-glasses=face-smile
  face-hand-over-mouth=face-smile face-hand-peeking=face-smile face-hand-yawn=face-tired
  face-head-bandage=face-sad-tear face-holding-back-tears=face-sad-tear face-hushed=face-surprise
  face-icicles=face-grimace face-kiss-closed-eyes=face-kiss face-lying=face-smile face-mask=mask-face
  face-melting=face-tired face-monocle=face-meh face-nauseated=face-tired face-nose-steam=face-angry
  face-party=party-popper face-pensive=face-meh face-persevering=face-tired face-pleading=face-sad-tear
  face-pouting=face-angry face-raised-eyebrow=face-meh face-relieved=face-smile face-sad-sweat=face-sad-tear
  face-saluting=face-smile face-scream=face-surprise face-shush=face-meh face-sleeping=moon face-sleepy=moon
  face-smile-halo=face-smile face-smile-hearts=face-grin-hearts face-smile-horns=face-grin
  face-smile-relaxed=face-smile face-smile-tear=face-grin-tears face-smile-tongue=face-grin-tongue
  face-smile-upside-down=face-smile face-smiling-hands=face-smile face-smirking=face-smile face-spiral-eyes=face-dizzy
  face-sunglasses=face-grin face-swear=face-angry face-thermometer=face-sad-tear face-thinking=face-meh
  face-tongue-money=face-grin-tongue face-tongue-sweat=face-grin-tongue face-unamused=face-meh
  face-viewfinder=scan-face face-vomit=face-tired face-weary=face-tired face-woozy=face-dizzy face-worried=face-frown
  face-zany=face-grin-tongue-wink face-zipper=face-meh-blank falafel=circle family-dress=people-group
  family-pants=people-group family=people-group fan-table=fan farm=warehouse field-hockey-stick-ball=hockey-stick
  file-ai=file-pen file-binary=file-digit file-caret-down=file-down file-caret-up=file-up
  file-circle-info=file-question-mark file-dashed-line=file file-doc=file-word file-eps=file-image
  file-exclamation=file-exclamation-point file-gear=file-cog file-gif=file-image file-jpg=file-image
  file-magnifying-glass=file-search file-mov=file-video file-mp3=file-audio file-mp4=file-video
  file-plus-minus=file-diff file-png=file-image file-ppt=file-powerpoint file-slash=file-x file-svg=file-image
  file-vector=file-image file-xls=file-excel file-xmark=file-x file-xml=file-code file-zip=file-zipper
  files-medical=file-medical film-canister=film film-slash=film filter-list=filter filter-slash=funnel-x filters=funnel
  fire-flame=fire fire-hydrant=fire-extinguisher fire-smoke=flame fireplace=flame-kindling fish-bones=fish
  fish-cooked=fish flag-pennant=flag-triangle-right flag-swallowtail=flag flask-gear=flask
  flask-round-poison=flask-round flask-round-potion=flask flatbread-stuffed=sandwich flatbread=pizza
  floppy-disk-circle-arrow-right=save floppy-disk-circle-xmark=save-off floppy-disk-pen=floppy-disk
  floppy-disks=save-all flower-daffodil=flower flower-tulip=flower-2 flute=music flux-capacitor=bolt fog=cloud-fog
  folder-arrow-down=folder-down folder-arrow-up=folder-up folder-gear=folder-cog folder-grid=folder folder-image=folder
  folder-magnifying-glass=folder-search folder-medical=folder-plus folder-music=folder folder-xmark=folder-x
  fondue-pot=cooking-pot font-case=case-sensitive fork=utensils fort=castle french-fries=utensils
  function=square-function game-board-simple=grid-3x3 game-board=grid-3x3 game-console-handheld-crank=gamepad
  game-console-handheld=gamepad gamepad-modern=gamepad-2 garage-car=warehouse garage-open=warehouse garage=warehouse
  garlic=leaf gas-pump-slash=gas-pump gauge-circle-bolt=gauge gauge-circle-minus=gauge gauge-circle-plus=gauge
  gauge-low=gauge gauge-max=gauge-high gauge-min=gauge gauge-simple-low=gauge gauge-simple-max=gauge
  gauge-simple-min=gauge gear-code=gear gear-complex=gear gears-code=gears gif=image gift-card=credit-card
  gingerbread-man=cookie glass-citrus=cup-soda glass-empty=cup-soda glass-half=glass-water glass=cup-soda
  glasses-round=glasses globe-pointer=globe globe-snow=snowflake globe-stand=globe globe-wifi=globe goal-net=goal
  golf-club=golf-ball-tee golf-flag-hole=land-plot gramophone=record-vinyl grapes=grape grate=table-cells
  grid-2-plus=layout-grid grid-2=layout-grid grid-3=grid-3x3 grid-4=grid-3x3 grid-5=grid-3x3 grid-dividers=grid-3x3
  grid-round-2-plus=layout-grid grid-round=layout-grid grill-fire=flame grill-hot=flame grill=flame
  grip-dots-vertical=grip-vertical grip-dots=grip-horizontal guitars=guitar gun-slash=gun gun-squirt=droplet
  hammer-brush=hammer hammer-crash=gavel hammer-war=hammer hand-back-point-down=hand-point-down
  hand-back-point-left=hand-point-left hand-back-point-ribbon=hand-pointer hand-back-point-right=hand-point-right
  hand-back-point-up=hand-point-up hand-bandage=hand hand-fingers-crossed=hand hand-holding-box=hand-holding
  hand-holding-circle-dollar=hand-holding-dollar hand-holding-magic=wand-magic-sparkles hand-holding-seedling=sprout
  hand-holding-skull=skull hand-horns=hand-metal hand-love=hand-metal hand-pointer-ribbon=hand-pointer hand-wave=hand
  hands-holding-diamond=hands-holding hands-holding-dollar=hand-coins hands-holding-heart=hand-heart
  hashtag-lock=hashtag hat-beach=umbrella-beach hat-chef=chef-hat hat-santa=snowman hat-winter=snowflake
  hat-witch=hat-wizard head-side-brain=brain head-side-gear=brain-cog head-side-goggles=vr-cardboard
  head-side-headphones=headphones head-side-heart=heart head-side-medical=brain head-side=circle-user
  heart-half-stroke=heart heart-half=heart heart-rate=heart-pulse heart-slash=heart-off heat=waves-vertical
  hedgehog=paw helmet-battle=shield hexagon-check=badge-check hexagon-divide=hexagon hexagon-exclamation=octagon-alert
  hexagon-image=hexagon hexagon-minus=octagon-minus hexagon-plus=hexagon hexagon-vertical-nft-slanted=hexagon
  hexagon-vertical-nft=hexagon hexagon-xmark=octagon-x high-definition=film highlighter-line=highlighter
  hockey-mask=mask hockey-stick-puck=hockey-stick hockey-sticks=hockey-stick honey-pot=amphora hood-cloak=user-secret
  horizontal-rule=minus horse-saddle=horse hose-reel=droplets hose=droplets hospitals=hospital
  hourglass-clock=hourglass-half house-blank=house house-building=building house-chimney-blank=house
  house-chimney-heart=house-heart house-day=house house-gear=house-cog house-night=house house-person-leave=log-out
  house-person-return=log-in house-tree=tree-pine house-turret=castle house-water=house-flood-water house-window=house
  hundred-points=award hyphen=minus ice-skate=footprints image-landscape=image image-polaroid=image
  image-slash=image-off images-user=images inbox-full=inbox inbox-in=inbox inbox-out=inbox inboxes=inbox
  industry-windows=factory inhaler=spray-can input-numeric=hashtag input-password=rectangle-ellipsis
  input-pipe=text-cursor-input input-search=text-search input-text=text-cursor-input integral=sigma
  interrobang=circle-question-mark intersection=squares-intersect iphone=smartphone island-tropical=tree-palm
  jack-o-lantern=ghost jug-bottle=milk jug=milk kazoo=music kerning=letter-spacing kettle=coffee
  key-skeleton-left-right=key-round key-skeleton=key keyboard-brightness=keyboard keyboard-down=keyboard
  keyboard-left=keyboard kidneys=activity kite=diamond knife-kitchen=utensils knife=utensils
  lacrosse-stick-ball=hockey-stick lacrosse-stick=hockey-stick ladder=waves-ladder lamp-street=lamp
  laptop-arrow-down=laptop laptop-binary=laptop-code laptop-mobile=laptop laptop-slash=laptop lasso-sparkles=lasso
  layer-plus=layers-plus leaf-heart=leaf leaf-maple=leaf leaf-oak=leaf left-from-bracket=log-out
  left-from-line=arrow-left-from-line left-to-bracket=log-in left-to-line=arrow-left-to-line left=arrow-big-left
  light-ceiling=lamp-ceiling light-emergency-on=siren light-emergency=siren light-switch-off=toggle-off
  light-switch-on=toggle-on light-switch=toggle-on lightbulb-cfl-on=lightbulb lightbulb-cfl=lightbulb
  lightbulb-dollar=lightbulb lightbulb-exclamation=lightbulb lightbulb-gear=lightbulb lightbulb-message=lightbulb
  lightbulb-on=lightbulb lightbulb-slash=lightbulb-off lights-holiday=sparkles line-columns=columns-2
  link-horizontal-slash=unlink link-horizontal=link link-simple-slash=link-2-off link-simple=link lips=mouth
  list-dropdown=square-menu list-radio=list-todo list-timeline=timeline lobster=shell location-arrow-up=navigation-2
  location-check=map-pin-check location-crosshairs-slash=locate-off location-dot-slash=map-pin-off
  location-exclamation=map-pin location-minus=map-pin-minus location-pen=map-pin-pen location-pin-slash=map-pin-off
  location-plus=map-pin-plus location-question=map-pin location-smile=location-dot location-xmark=map-pin-x lock-a=lock
  lock-hashtag=lock locks=lock loveseat=sofa luchador-mask=mask mace=hammer magnifying-glass-music=search
  magnifying-glass-play=search magnifying-glass-waveform=magnifying-glass magnifying-glasses=search
  mailbox-flag-up=mailbox mandolin=music mango=apple-whole manhole=circle-dot meat=beef mega-phone=bullhorn
  melon-slice=citrus melon=apple-whole memo-circle-check=file-circle-check memo-circle-info=file-text
  memo-circle-xmark=file-x memo-pad=notebook-pen memo=file-lines merge-cells=table-cells-merge
  message-arrow-down=message-square message-arrow-up-right=message-square-share message-arrow-up=message-square
  message-bot=bot-message-square message-captions=comment-dots message-check=message-square-check
  message-code=message-square-code message-dollar=message-square message-dots=message-square-more
  message-exclamation=message-square-warning message-heart=message-square-heart message-image=message-square
  message-lines=message-square-text message-medical=message-square-plus message-middle=message
  message-minus=message-square-off message-music=message-square message-pen=message-square
  message-plus=message-square-plus message-question=message-circle-question-mark message-quote=message-square-quote
  message-slash=message-square-off message-smile=message-square-heart message-sms=comment-sms
  message-text=message-square-text message-xmark=message-square-x messages-dollar=messages-square
  messages-question=comments meter-bolt=gauge meter-droplet=gauge meter-fire=gauge meter=gauge microchip-ai=cpu-ai
  microphone-circle=mic microphone-stand=microphone mill=factory mistletoe=leaf mobile-arrow-down=smartphone
  mobile-arrow-up-right=smartphone mobile-notch=smartphone mobile-screen-slash=smartphone
  mobile-signal-out=smartphone-nfc mobile-signal=mobile-screen money-bill-simple=money-bill money-bills-simple=banknote
  money-check-dollar-pen=money-check-dollar money-check-pen=banknote money-from-bracket=banknote-arrow-up
  money-simple-from-bracket=money-bill-transfer monitor-waveform=heart-pulse monkey=paw monorail=tram-front
  moon-cloud=cloud-moon moon-over-sun=eclipse moon-stars=moon-star moped=motorbike mountains=mountain-snow
  mouse-field=mouse mp3-player=music mug-marshmallows=coffee mug-tea-saucer=coffee mug-tea=coffee mug=coffee
  mushroom=sprout music-magnifying-glass=music music-note-slash=music music-note=music music-slash=music narwhal=fish
  nesting-dolls=person nfc-lock=nfc nfc-magnifying-glass=nfc nfc-pen=nfc nfc-signal=nfc nfc-slash=nfc nfc-trash=nfc
  nodes=circle-nodes nose=ear note-medical=clipboard-plus note=sticky-note numpad=calculator
  object-exclude=squares-exclude object-hidden=eye-off object-intersect=squares-intersect
  object-subtract=squares-subtract object-union=squares-unite objects-align-bottom=align-end-horizontal
  objects-align-center-horizontal=align-center-vertical objects-align-center-vertical=align-center-horizontal
  objects-align-left=align-start-vertical objects-align-right=align-end-vertical
  objects-align-top=align-start-horizontal objects-column=layout-dashboard octagon-check=circle-check
  octagon-divide=octagon octagon-exclamation=triangle-exclamation octagon-plus=octagon octagon-xmark=octagon-x
  oil-temperature=thermometer olive-branch=leaf olive=cherry onion=leaf ornament=gift outlet=plug oven=cooking-pot
  overline=text-width oyster-pearl=shell oyster=shell page-caret-down=file-down page-caret-up=file-up page=file
  paintbrush-fine=paintbrush paintbrush-pencil=paintbrush palette-boxes=boxes pallet-box=package pallet-boxes=pallet
  pan-food=cooking-pot pan-frying=cooking-pot pancakes=layers panel-ews=panel-left panel-fire=panel-left panflute=music
  paper-plane-alt=paper-plane paper-plane-top=paper-plane paperclip-vertical=paperclip parking-slash=square-parking-off
  party-bell=party-popper party-horn=party-popper pea=circle peach=apple-whole peanut=nut peanuts=nut peapod=bean
  pear=apple-whole pedestal=podium pegasus=horse pen-circle=pen pen-field=text-cursor-input pen-nib-slash=pen-tool
  pen-paintbrush=paintbrush pen-slash=pen-off pen-swirl=pen-fancy pencil-mechanical=pencil pencil-slash=pencil-off
  people-dress-simple=users people-dress=users people-pants-simple=users people-pants=users people-simple=users
  people=users pepper=pepper-hot period=dot person-biking-mountain=bike person-carry-box=package
  person-dolly-empty=forklift person-dolly=forklift person-fairy=sparkles person-from-portal=log-out
  person-pinball=gamepad person-running-fast=person-running person-seat-reclined=armchair person-seat=armchair
  person-sign=signpost person-simple=person person-ski-jumping=person-skiing person-sledding=person-skiing
  person-snowmobiling=person-skiing person-to-portal=right-to-bracket pharmacy=kit-medical
  phone-arrow-down-left=phone-incoming phone-arrow-right=phone-forwarded phone-arrow-up-right=phone-outgoing
  phone-hangup=phone-off phone-intercom=phone phone-office=phone phone-plus=phone phone-rotary=phone
  phone-waveform=phone-call phone-xmark=phone-off piano-keyboard=keyboard-music pickleball=volleyball pie=pizza
  pig=piggy-bank pinata=party-popper pinball=bullseye pineapple=apple-whole pipe-circle-check=circle-check
  pipe-collar=grip-lines pipe-section=grip-lines pipe-smoking=cigarette pipe-valve=grip-lines pipe=slash
  plane-engines=plane plane-prop=plane plane-tail=plane planet-moon=orbit planet-ringed=orbit plate-utensils=utensils
  play-pause=circle-play plug-circle=plug plunger=wrench plus-large=plus podium-star=podium police-box=siren
  poll-people=square-poll-horizontal polygon=pentagon pompebled=clover pot-food=cooking-pot potato=circle
  power-level=battery-medium presentation-screen=presentation pretzel=infinity print-magnifying-glass=print
  print-slash=printer-x pump=fuel pumpkin=ghost puzzle-piece-simple=puzzle qrcode-read=scan-qr-code
  question-square=circle-question quotes=quote rabbit-running=rabbit raccoon=squirrel race-track=flag-checkered
  radiator=heater radio-tuner=radio raindrops=droplets ram=paw ramp-loading=truck-ramp-box raygun=zap
  rectangle-api=code rectangle-barcode=scan-barcode rectangle-beta=flask rectangle-code=square-code rectangle-hd=hd
  rectangle-history-circle-plus=clock-rotate-left rectangle-history-circle-user=clock-rotate-left
  rectangle-history=clock-rotate-left rectangle-minus=square-minus rectangle-plus=square-plus rectangle-pro=award
  rectangle-sd=film rectangle-tall=rectangle-vertical rectangle-terminal=square-terminal
  rectangle-vertical-history=clock-rotate-left rectangle-wide=rectangle-horizontal rectangle=rectangle-horizontal
  rectangles-mixed=layout-dashboard reel=film reflect-both=flip-horizontal reflect-horizontal=flip-horizontal
  reflect-vertical=flip-vertical reply-clock=reply restroom-simple=restroom rhombus=diamond
  right-from-line=arrow-right-from-line right-to-line=arrow-right-to-line right=arrow-big-right ring-diamond=gem
  rings-wedding=gem robot-astromech=robot rocket-launch=rocket rotate-exclamation=refresh-cw-off
  rotate-reverse=arrow-rotate-left route-highway=route route-interstate=route ruler-triangle=triangle-right rv=caravan
  sack=sack-dollar salt-shaker=utensils sausage=beef saxophone-fire=music saxophone=music scalpel-line-dashed=scissors
  scalpel=scissors scanner-gun=barcode scanner-image=scan scanner-keyboard=scan-line scanner-touchscreen=scan
  scanner=scan scarecrow=person scarf=shirt screen-users=users-rectangle screen=desktop screencast=display
  scribble=line-squiggle scroll-old=scroll scroll-ribbon=scroll scrubber=scan scythe=slice sd-cards=sd-card
  seal-exclamation=badge-alert seal-question=badge-question-mark seal=badge seat-airline=armchair semicolon=code
  send-back=send-to-back send-backward=send-to-back sensor-cloud=radio-receiver sensor-fire=flame
  sensor-on=radio-receiver sensor-triangle-exclamation=triangle-alert sensor=radio-receiver server-rack=server
  share-all=share-from-square sheep=paw shelves=boxes-stacked shield-cross=shield-plus shield-exclamation=shield-alert
  shield-quartered=shield-halved shield-slash=shield-off shield-xmark=shield-x shish-kebab=utensils shovel-snow=shovel
  shower-down=shower-head shutters=blinds shuttle=shuttle-space shuttlecock=feather sickle=slice
  sidebar-flip=panel-right signal-alt=signal signal-bars-fair=signal-medium signal-bars-good=signal-high
  signal-bars-slash=signal-zero signal-bars-weak=signal-low signal-bars=signal signal-fair=signal-medium
  signal-good=signal-high signal-slash=signal-zero signal-stream-slash=radio-off signal-stream=tower-broadcast
  signal-strong=signal signal-weak=signal-low signature-lock=signature signature-slash=signature sim-cards=sim-card
  siren-on=siren skeleton-ribs=skull skeleton=skull ski-boot-ski=footprints ski-boot=footprints skull-cow=skull
  slash-forward=slash sleep=moon slider-circle=sliders slider=sliders sliders-simple=sliders slot-machine=dices
  smoke=cloud-fog snake=worm snooze=alarm-clock-off snow-blowing=snowflake snowflake-droplets=snowflake
  snowflakes=snowflake snowmobile=person-skiing soft-serve=ice-cream-cone solar-system=orbit sort-alt=chevrons-up-down
  sort-size-down=arrow-down-wide-narrow sort-size-up=arrow-up-wide-narrow space-station-moon-construction=satellite
  space-station-moon=satellite speakers=volume-high spider-black-widow=spider spider-web=spider spinner-scale=loader
  spinner-third=loader-circle sportsball=volleyball sprinkler-ceiling=droplets sprinkler=droplets
  square-ampersand=ampersand square-bolt-lightning=zap square-bolt=zap square-dashed-circle-plus=square-dashed-plus
  square-dollar=dollar-sign square-down-left=square-arrow-down-left square-down-right=square-arrow-down-right
  square-down=square-arrow-down square-ellipsis-vertical=square-menu square-ellipsis=ellipsis
  square-exclamation=square-exclamation-point square-fragile=wine square-heart=heart square-info=info
  square-left=square-arrow-left square-list=list-todo square-parking-slash=square-parking-off
  square-phone-hangup=phone-off square-plus-minus=diff square-question=circle-question square-quote=quote-left
  square-right=square-arrow-right square-ring=circle-dot square-root=radical square-sliders-vertical=sliders
  square-sliders=sliders square-small=square square-this-way-up=arrow-up-from-line square-up-left=square-arrow-up-left
  square-up=square-arrow-up square-wine-glass-crack=wine-off squid=fish staff=wand standard-definition=monitor-play
  star-christmas=star star-circle=circle-star star-exclamation=star star-sharp-half-stroke=star-half
  star-sharp-half=star-half star-sharp=star star-shooting=sparkle starfighter=rocket steak=beef
  steering-wheel=ship-wheel stocking=gift stomach=activity store-24=store store-lock=store strategy=chess stretcher=bed
  subtitles-slash=closed-captioning suitcases=luggage sun-bright=sun sun-cloud=cloud-sun sun-dust=sun sun-haze=haze
  sunglasses=glasses sushi-roll=fish sushi=fish swap-arrows=right-left swap=right-left sword-laser-alt=sword
  sword-laser=sword swords-laser=swords symbols=shapes syringe-needle=syringe t-rex=bone table-layout=table-columns
  table-picnic=table table-pivot=table table-rows=table tablet-rugged=tablet tablet-screen=tablet taco=sandwich
  tag-user=tag tally=tally-5 tamale=sandwich tank-water=barrel tape-measure=ruler target-lock=crosshairs
  taskbar=window-maximize teddy-bear=paw temperature-list=temperature-half temperature-snow=thermometer-snowflake
  temperature-sun=thermometer-sun tennis-ball=volleyball text-size=a-large-small theta=omega
  thought-bubble=comment-dots ticket-perforated=ticket tickets-airline=tickets-plane tickets-perforated=tickets
  tickets-simple=tickets tilde=audio-waveform timeline-arrow=timeline tire-flat=circle-dot
  tire-pressure-warning=triangle-alert tire-rugged=circle-dot tire=circle-dot toggle-large-off=toggle-left
  toggle-large-on=toggle-on tombstone-blank=tombstone traffic-light-go=traffic-light traffic-light-slow=traffic-light
  traffic-light-stop=traffic-light train-tunnel=train-front-tunnel transformer-bolt=zap transporter-1=wand-magic
  transporter-empty=wand-magic transporter=wand-magic trash-can-check=trash-2 trash-can-clock=trash-2
  trash-can-list=trash-2 trash-can-plus=trash-2 trash-can-slash=trash-off trash-can-undo=archive-restore
  trash-can-xmark=trash-2 trash-check=trash trash-clock=trash trash-list=trash trash-plus=trash trash-slash=trash-off
  trash-undo=archive-restore trash-xmark=trash treasure-chest=gem tree-christmas=tree-pine tree-decorated=tree-pine
  tree-large=tree triangle-instrument=triangle triangle-person-digging=construction tricycle-adult=bike tricycle=bike
  trillium=clover trophy-star=trophy truck-bolt=truck-electric truck-clock=truck truck-container-empty=truck
  truck-container=truck truck-flatbed=truck truck-plow=truck truck-ramp-couch=truck truck-ramp=truck truck-tow=truck
  truck-utensils=truck trumpet=music tty-answer=phone tugrik-sign=coins turkey=drumstick
  turn-down-right=corner-down-right turn-left-down=corner-left-down turn-left-up=corner-left-up
  turn-left=corner-up-left turn-right=corner-up-right tv-music=tv tv-retro=tv typewriter=keyboard ufo-beam=rocket
  ufo=rocket umbrella-simple=umbrella unicorn=sparkles uniform-martial-arts=shirt union=squares-unite
  up-from-bracket=upload up-from-dotted-line=arrow-up-from-line up-from-line=arrow-up-from-line up-left=arrow-up-left
  up-right=arrow-up-right up-to-bracket=upload up-to-dotted-line=arrow-up-to-line up-to-line=arrow-up-to-line
  up=arrow-big-up usb-drive=usb user-alien-plus=user-plus user-alien=user user-beard-bolt=user user-bounty-hunter=user
  user-chef=chef-hat user-cowboy=user user-crown=crown user-group-crown=users user-group-simple=users
  user-hair-buns=user user-hair-long=user user-hair-mullet=user user-hair=user user-headset=headset
  user-helmet-safety=hard-hat user-magnifying-glass=user-search user-music=user user-pilot=user
  user-police-tie=user-shield user-police=user-shield user-robot-xmarks=robot user-robot=robot user-shakespeare=user
  user-sith=user user-tie-hair-long=user-tie user-tie-hair=user-tie user-unlock=lock-open user-visor=user
  user-vneck-hair-long=user user-vneck-hair=user user-vneck=user users-medical=users utensils-slash=utensils-crossed
  utility-pole-double=utility-pole vacuum-robot=robot-vacuum vacuum=robot-vacuum value-absolute=calculator
  vector-circle=vector-square vent-damper=air-vent video-arrow-down-left=video video-arrow-up-right=video
  video-circle=video video-plus=video violin=music volume-slash=volume-x waffle=table-cells wagon-covered=caravan
  walker=accessibility wall-brick=brick-wall warehouse-full=warehouse watch-apple=watch watch-calculator=watch
  watch-fitness=watch watch-smart=watch water-arrow-down=waves-arrow-down water-arrow-up=waves-arrow-up
  watermelon-slice=citrus wave-pulse=activity wave-sine=audio-waveform wave-triangle=audio-waveform wave=waves
  waveform-circle-path=audio-lines waveform-circle=audio-lines waveform-lines=audio-lines waveform=audio-waveform
  waves-sine=audio-waveform webcam-slash=webcam-off webhooks=webhook whale=fish wheat-slash=wheat-off
  whiskey-glass-ice=cup-soda whiteboard=chalkboard wifi-exclamation=wifi-off wifi-fair=wifi-high wifi-slash=wifi-off
  wifi-weak=wifi-low wind-circle-exclamation=wind wind-turbine=fan wind-warning=wind window-flip=app-window
  window-frame-open=app-window window-frame=app-window window=app-window windsock=wind wine-glass-crack=wine-off
  woman=person-dress wreath-laurel=award wreath=award wrench-simple=wrench xmark-large=xmark xmark-to-slot=vote
  zzz=moon
`;

const NEAREST: ReadonlyMap<string, string> = new Map(
  `${PAID_NAMES} ${OTHER_NAMES}`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** The free name that comes nearest in meaning; `undefined` for a name that is in a free set, or in none we know. */
export function nearestName(name: string): string | undefined {
  return NEAREST.get(name);
}
