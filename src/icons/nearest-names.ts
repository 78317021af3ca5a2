/** Names that only paid sets have, and what in the free sets comes nearest to them. */

/** Paid name = free name of Font Awesome or Lucide. Chosen by eye. */
const TABLE = `
  alarm-exclamation=bell album-collection=images arrow-down-to-bracket=download arrow-pointer-question=arrow-pointer
  arrow-progress=list-check arrow-turn-right=share arrows-cross=shuffle arrows-from-line=unfold-vertical
  arrows-repeat=repeat arrows-retweet=retweet arrows-rotate-reverse=arrows-rotate badge-dollar=badge-dollar-sign
  ballot=list-check ballot-check=list-check bell-on=bell-ring bin-recycle=recycle binary-circle-check=binary
  binary-lock=binary block=square block-question=circle-question block-quote=quote-left bolt-slash=zap-off
  book-open-cover=book-open bookmarks=bookmark books=book-open box-check=package-check brackets-curly=braces
  brackets-round=parentheses brackets-square=brackets brain-arrow-curved-right=brain broom-wide=broom
  browser=app-window browsers=app-window bullseye-arrow=bullseye bullseye-pointer=bullseye cabinet-filing=archive
  calculator-simple=calculator calendar-lines=calendar-days camcorder=video camera-viewfinder=focus camera-web=webcam
  card-spade=heart cards=clone cards-blank=clone caret-large-right=caret-right cart-circle-check=cart-shopping
  cart-shopping-fast=cart-shopping chart-line-up=chart-line chart-mixed=chart-column chart-pie-simple=chart-pie
  chart-simple-horizontal=chart-bar chart-tree-map=table-cells-large chart-user=chart-line
  chart-waterfall=chart-column circle-bolt=zap circle-book-open=book-open circle-bookmark=bookmark circle-code=code
  circle-envelope=envelope circle-phone=phone circle-quarters=chart-pie circle-sort=sort circle-trash=trash
  circle-video=video circle-waveform-lines=audio-lines clapperboard-play=clapperboard claw-marks=paw
  clipboard-list-check=clipboard-check clock-desk=clock cloud-binary=cloud cloud-plus=cloud-upload
  cloud-slash=cloud-off cloud-word=cloud code-pull-request-draft=code-pull-request code-simple=code coin=coins
  comment-captions=comment-dots comment-code=message-square-code comments-question=comments
  comments-question-check=comments compass-slash=compass computer-classic=computer container-storage=box
  conveyor-belt=boxes-stacked corner=corner-down-right credit-card-front=credit-card crosshairs-simple=crosshairs
  crystal-ball=wand-magic-sparkles curling-stone=circle database-user=database desktop-code=laptop-code
  diagram-lean-canvas=table-columns diagram-nested=diagram-project diagram-sankey=workflow
  diagram-subtask=diagram-project dial=gauge dial-high=gauge-high dial-max=gauge-high diamonds-4=shapes
  display-chart-up=chart-line display-code=laptop-code
  distribute-spacing-horizontal=align-horizontal-distribute-center drone-front=plane droplet-percent=droplet
  envelope-open-dollar=envelope-open-text event=calendar eye-evil=eye eyes=eye face-thinking=face-meh
  file-magnifying-glass=file-search file-xml=file-code filter-list=filter fire-flame=fire flag-swallowtail=flag
  flask-gear=flask flask-round-potion=flask floppy-disk-pen=floppy-disk flux-capacitor=bolt folder-arrow-up=folder-up
  folder-gear=folder-cog folder-grid=folder folder-image=folder folder-magnifying-glass=folder-search
  function=square-function game-console-handheld=gamepad garage=warehouse gauge-max=gauge-high gauge-min=gauge
  gear-code=gear gear-complex=gear gears-code=gears gif=image gift-card=credit-card globe-pointer=globe
  globe-stand=globe globe-wifi=globe grate=table-cells grid-2=table-cells-large grid-2-plus=layout-grid
  grid-round=layout-grid grid-round-2-plus=layout-grid hammer-war=hammer hand-back-point-right=hand-point-right
  hand-holding-box=hand-holding hand-pointer-ribbon=hand-pointer hand-wave=hand hands-holding-diamond=hands-holding
  hashtag-lock=hashtag head-side-brain=brain head-side-gear=brain heart-half=heart high-definition=film
  horizontal-rule=minus hourglass-clock=hourglass-half house-blank=house image-landscape=image image-polaroid=image
  images-user=images inbox-full=inbox inboxes=inbox input-numeric=hashtag input-pipe=text-cursor-input
  input-text=text-cursor-input intersection=squares-intersect key-skeleton=key keyboard-brightness=keyboard kite=wind
  ladder=waves-ladder laptop-binary=laptop-code laptop-mobile=laptop layer-plus=layers-plus light-switch=toggle-on
  lightbulb-exclamation=lightbulb lightbulb-on=lightbulb link-simple=link list-radio=list list-timeline=timeline
  location-smile=location-dot lock-a=lock lock-hashtag=lock magnifying-glass-waveform=magnifying-glass
  mailbox-flag-up=mailbox memo=file-lines memo-circle-check=file-circle-check memo-pad=notebook-pen
  merge-cells=table-cells-merge message-bot=bot-message-square message-captions=comment-dots
  message-code=message-square-code message-dots=comment-dots message-exclamation=message-square-warning
  message-heart=comment message-image=comment message-lines=comment-dots message-middle=message
  message-minus=comment-slash message-pen=square-pen message-plus=message-square-plus
  message-question=message-circle-question-mark message-quote=message-square-quote message-smile=comment
  message-sms=comment-sms message-text=message-square-text message-xmark=comment-slash messages=comments
  messages-question=comments microchip-ai=microchip microphone-stand=microphone mobile-notch=mobile
  mobile-signal=mobile-screen money-bill-simple=money-bill money-check-dollar-pen=money-check-dollar
  money-from-bracket=money-bill-transfer money-simple-from-bracket=money-bill-transfer monitor-waveform=heart-pulse
  moon-stars=moon music-note=music nodes=circle-nodes note=note-sticky notes=note-sticky
  object-intersect=squares-intersect objects-column=table-columns octagon-check=circle-check
  octagon-exclamation=triangle-exclamation outlet=plug page=file pallet-boxes=pallet paper-plane-top=paper-plane
  party-horn=party-popper pen-circle=pen pen-field=text-cursor-input pen-swirl=pen-fancy
  person-from-portal=right-from-bracket person-running-fast=person-running person-to-portal=right-to-bracket
  phone-arrow-down-left=phone-incoming phone-arrow-up-right=phone-outgoing phone-office=phone phone-plus=phone
  phone-rotary=phone pinball=bullseye pipe-section=grip-lines planet-moon=orbit planet-ringed=orbit
  plate-utensils=utensils play-pause=play plus-large=plus poll-people=square-poll-horizontal
  presentation-screen=display print-magnifying-glass=print puzzle-piece-simple=puzzle-piece qrcode-read=scan-qr-code
  rabbit-running=rabbit race-track=flag-checkered rectangle-api=code rectangle-beta=flask rectangle-code=square-code
  rectangle-history=clock-rotate-left rectangle-history-circle-plus=clock-rotate-left rectangle-pro=award
  rectangle-terminal=square-terminal rectangle-vertical-history=clock-rotate-left reply-clock=reply
  robot-astromech=robot rocket-launch=rocket rotate-reverse=arrow-rotate-left route-interstate=route
  ruler-triangle=drafting-compass scalpel=scissors scanner-gun=barcode scanner-image=scan scanner-touchscreen=scan
  screen=desktop screen-users=users-rectangle screencast=display scroll-ribbon=scroll send-back=send-to-back
  server-rack=server share-all=share-from-square shelves=boxes-stacked shield-exclamation=shield-alert
  shield-quartered=shield-halved shield-xmark=shield-x shuttle=shuttle-space sidebar-flip=panel-right
  signal-bars=signal signal-stream=tower-broadcast sim-cards=sim-card siren-on=siren slash-forward=slash
  slider=sliders sliders-simple=sliders sort-alt=sort speakers=volume-high spider-web=spider spinner-third=spinner
  sportsball=volleyball square-bolt=zap square-bolt-lightning=zap square-c=c square-dollar=dollar-sign
  square-ellipsis=ellipsis square-heart=heart square-info=circle-info square-k=k square-list=list-check
  square-question=circle-question square-quote=quote-left square-sliders=sliders square-sliders-vertical=sliders
  standard-definition=film star-christmas=star starfighter=rocket store-lock=store strategy=chess
  subtitles-slash=closed-captioning sun-bright=sun swap=right-left swap-arrows=right-left symbols=shapes
  table-layout=table-columns table-pivot=table table-rows=table tag-user=tag tally=tally-5 tape-measure=ruler
  target-lock=crosshairs taskbar=window-maximize temperature-list=temperature-half text-size=text-height
  thought-bubble=comment-dots ticket-perforated=ticket timeline-arrow=timeline toggle-large-on=toggle-on
  transformer-bolt=bolt transporter=wand-magic trash-check=trash trash-xmark=trash tree-large=tree trillium=clover
  trophy-star=trophy tty-answer=tty turn-down-right=corner-down-right tv-music=tv typewriter=keyboard ufo=rocket
  umbrella-simple=umbrella unicorn=wand-magic-sparkles union=squares-unite usb-drive=usb user-bounty-hunter=user-ninja
  user-chef=chef-hat user-crown=crown user-hair=user user-headset=headset user-magnifying-glass=user-round-search
  user-music=user user-pilot=user user-robot=robot user-robot-xmarks=robot user-shakespeare=user
  user-visor=user-astronaut user-vneck=user users-medical=users vector-circle=vector-square video-arrow-up-right=video
  video-plus=video wave-pulse=activity wave-sine=audio-waveform waveform=audio-waveform waveform-lines=audio-lines
  waves-sine=audio-waveform webhooks=webhook whiteboard=chalkboard wifi-fair=wifi window=app-window
  window-flip=app-window window-frame=app-window wreath=award wrench-simple=wrench xmark-large=xmark
`;

const NEAREST: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);

/** The name itself, its nearest free name, and then the name with fewer and fewer words (`rocket-launch`: `rocket`). */
export function nearestNames(name: string): readonly string[] {
  const names = [name];
  const nearest = NEAREST.get(name);
  if (nearest !== undefined) names.push(nearest);
  const words = name.split('-');
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      names.push(words.slice(start, start + length).join('-'));
    }
  }
  return names;
}
