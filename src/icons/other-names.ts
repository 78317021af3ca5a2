/** Names of Tabler, and of things that authors name although no set has them. */

/** Name = free name of Font Awesome or Lucide. Chosen by eye. */
export const OTHER_NAMES = `
  adjustments-horizontal=sliders-horizontal adjustments=sliders-horizontal ai=sparkles amplitude=chart-line
  anthropic=sparkles api-app=webhook api=webhook apps=layout-grid arrow-back-up=undo-2 arrow-back=undo
  arrow-bar-right=arrow-right-to-line arrow-forward-up=redo-2 arrow-forward=redo arrow-guide=route
  arrow-loop-right=repeat arrow-narrow-right=move-right arrows-diff=git-compare arrows-exchange=arrow-right-left
  arrows-maximize=maximize arrows-shuffle=shuffle arrows-sort=arrow-up-down arrows-split=split
  arrows-transfer-down=arrow-down-up asana=list-check auth0=lock azure=microsoft ballpen=pen base=square
  battery-1=battery-low bell-ringing=bell-ring books=library box-model=box box-multiple=copy box-seam=package
  brand-android=android brand-apple=apple brand-aws=aws brand-azure=microsoft brand-bitbucket=bitbucket
  brand-chrome=chrome brand-css3=css3 brand-discord=discord brand-docker=docker brand-dribbble=dribbble
  brand-facebook=facebook brand-figma=figma brand-firebase=flame brand-git=git brand-github=github brand-gitlab=gitlab
  brand-golang=golang brand-google-drive=google-drive brand-google=google brand-hackernews=hacker-news
  brand-html5=html5 brand-instagram=instagram brand-javascript=js brand-kotlin=code brand-laravel=laravel
  brand-linkedin=linkedin brand-linux=linux brand-mastodon=mastodon brand-medium=medium
  brand-messenger=facebook-messenger brand-mongodb=database brand-mysql=database brand-nextjs=react
  brand-nodejs=node-js brand-notion=book-open brand-npm=npm brand-openai=openai brand-paypal=paypal brand-php=php
  brand-pinterest=pinterest brand-prisma=database brand-python=python brand-react-native=react brand-react=react
  brand-reddit=reddit brand-rust=rust brand-shopee=shopify brand-skype=skype brand-slack=slack brand-snapchat=snapchat
  brand-spotify=spotify brand-stackoverflow=stack-overflow brand-stripe=stripe brand-supabase=database
  brand-svelte=code brand-swift=swift brand-tabler=terminal brand-tailwind=tailwind-css brand-telegram=telegram
  brand-tiktok=tiktok brand-twitch=twitch brand-twitter=twitter brand-typescript=typescript brand-ubuntu=ubuntu
  brand-vercel=triangle brand-vite=zap brand-vscode=code brand-vue=vuejs brand-whatsapp=whatsapp brand-windows=windows
  brand-x=x-twitter brand-yarn=yarn brand-youtube=youtube brand-zoom=video browser-check=app-window
  building-bank=landmark building-community=building-2 building-skyscraper=building-2 building-store=store
  building-warehouse=warehouse bulb=lightbulb bun=js businessplan=chart-line c-sharp=code calendar-event=calendar-days
  calendar-stats=calendar-range calendar-time=calendar-clock calendly=calendar cash=banknote category=layout-grid
  changelog=clock-rotate-left chart-arcs=chart-pie chart-area-line=chart-area chart-bubble=chart-scatter
  chart-donut=chart-pie chart-dots-3=chart-network chart-dots=chart-scatter chart-histogram=chart-column
  checkbox=square-check checklist=list-checks checks=check-check circle-code=code circle-number-1=circle-dot clerk=lock
  cli=square-terminal click=mouse-pointer-click clipboard-text=clipboard-list clock-hour-4=clock clock-play=alarm-clock
  cloud-computing=cloud cloud-data-connection=cloud-cog code-block=square-code code-dots=code code-plus=code
  coinbase=coins color-swatch=swatch-book community=users components=component confetti=party-popper cpp=code
  credit-card-pay=credit-card csharp=code currency-bitcoin=bitcoin currency-dollar=dollar-sign currency-euro=euro
  cursor=arrow-pointer dart=code database-cog=database database-export=database-arrow-up
  database-import=database-arrow-down datadog=chart-line deno=js device-analytics=monitor-check
  device-desktop-analytics=monitor-check device-desktop=monitor device-floppy=save device-gamepad-2=gamepad-2
  device-imac=monitor device-ipad=tablet device-laptop=laptop device-mobile=smartphone device-tablet=tablet
  device-tv=tv device-watch=watch deviceanalytics=monitor devices-2=monitor-smartphone devices=monitor-smartphone
  django=python docs=book-open documentation=book-open dots-vertical=ellipsis-vertical dots=ellipsis excel=file-excel
  eye-check=eye face-id=scan-face faq=circle-question-mark fastapi=bolt file-analytics=file-chart-column
  file-brackets-curly=file-braces file-description=file-text file-report=file-chart-column file-settings=file-cog
  file-type-csv=file-spreadsheet file-type-pdf=file-type flag-3=flag flask-python=python forms=form
  framer=window-maximize gcp=google gear-complex-code=gear gemini-ai=sparkles geometry=drafting-compass gmail=envelope
  google-cloud=google google-sheets=table grafana=chart-line graphql=waypoints grid-dots=grip guide=book-open
  guides=book-open h-1=heading-1 h-2=heading-2 hand-click=pointer hand-holding-circle=hand-helping
  help=circle-question-mark heroku=cloud hexagons=hexagon hierarchy-2=network hierarchy-3=network hierarchy=network
  huggingface=robot id=id-card info-square=info insomnia=moon intellij=code kotlin=code langchain=link
  layers-intersect=layers layers-linked=layers-2 layout-board=layout-dashboard layout-cards=layout-grid
  layout-kanban=square-kanban layout-navbar=panel-top layout-sidebar-right=panel-right layout-sidebar=panel-left
  license=scroll-text lifebuoy=life-buoy linear=list-check list-details=list-tree live-photo=circle-dot llm=brain
  lock-access=lock lock-square=lock login=log-in logout=log-out magnifying-glass-code=search-code mailgun=envelope
  manual-gearbox=git-branch map-2=map math-function=square-function mcp=plug medical-cross=cross
  message-2=message-square message-chatbot=bot-message-square message-circle-2=message-circle messages=messages-square
  microphone-2=mic-vocal microsoft-teams=users mist=cloud-fog mixpanel=chart-line mongodb=database mood-happy=smile
  mood-sad=frown mood-smile=smile mysql=database netlify=cloud news=newspaper next-js=react nextjs=react
  north-star=sparkle notes=notebook-text number-1=list-ordered okta=lock openapi=webhook outlook=envelope
  package-export=package-open password=rectangle-ellipsis photo=image plaid=building-columns player-pause=pause
  player-play=play player-stop=square plug-connected-x=unplug plug-connected=plug point=dot polygon-chain=hexagon
  postgres=database postman=paper-plane pricing=tag prometheus=fire prompt=terminal question-mark=circle-question-mark
  quickstart=rocket rails=gem receipt-2=receipt-text redis=database refresh-alert=refresh-cw-off
  report-analytics=file-chart-column report-money=receipt report-search=file-search report=file-text robot-face=bot
  route-2=route rubber-stamp=stamp ruby=gem schema=network sdk=package section-sign=pilcrow segment=chart-line
  select=square-menu sendgrid=envelope sentry=bug seo=search server-2=server server-bolt=server-cog
  settings-automation=settings shield-chevron=shield social=users sort-ascending=arrow-up-narrow-wide
  sort-descending=arrow-down-wide-narrow speakerphone=megaphone sqlite=database square-rounded=squircle stack-2=layers
  stack-3=layers stack=layers star-filled=star status=activity subtask=list-tree sum=sigma supabase=database
  support=life-ring switch-2=shuffle switch-horizontal=arrow-left-right table-alias=table table-export=table
  table-import=table teams=users template=layout-template terminal-2=square-terminal terraform=cubes
  test-pipe-2=test-tube test-pipe=test-tube text-plus=list-plus timeline-event=git-commit-horizontal tool=wrench
  topology-ring=waypoints topology-star-3=waypoints topology-star=waypoints transform=shapes tutorial=graduation-cap
  twilio=phone typescript-icon=code typography=type user-question=user users-group=users vector-triangle=triangle
  vector=spline vercel=triangle versions=layers-2 viewfinder=focus vocabulary=book-a vscode=code wall=brick-wall
  wave-saw-tool=audio-waveform world=globe writing=pen-line zapier=bolt zoom-check=search-check zoom-code=search-code
  zoom-question=search zoom-video=video
`;
