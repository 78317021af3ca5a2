/* Generated from the themes of `shiki` by `npm run generate`. Do not edit. */

/** Kinds of tokens in the order of the colours below, which follow the colours of the ground and of plain text. */
export const CODE_THEME_KINDS = 'cksenftavplid';

/** By name: the ground, plain text, and each kind that has a colour of its own (`-` for none). */
export const CODE_THEMES: Readonly<Record<string, string>> = {
  andromeeda:
    '23262e d5ced9 a0a1a7 c74ded 96e072 ee5d43 f39c12 ffe66d ffe66d c74ded 00e8c6 - 96e072 96e072 ee5d43',
  'aurora-x':
    '07090f cccccc 546e7a 89ddff c3e88d 89ddff f78c6c 82aaff ffcb6b b2ccd6 f78c6c 89ddff f78c6c c3e88d ff5370',
  'ayu-dark':
    '10141c bfbdb6 5a6673 ff8f40 aad94c 95e6cb d2a6ff ffb454 59c2ff 39bae6 d2a6ff bfbdb6 39bae6 70bf56 f26d78',
  'ayu-light':
    'fcfcfc 5c6166 adaeb1 fa8532 86b300 4cbf99 a37acc eba400 22a4e6 55b4d4 a37acc 5c6166 55b4d4 6cbf43 ff7383',
  'ayu-mirage':
    '242936 cccac2 6e7c8f ffa659 d5ff80 95e6cb dfbfff ffcd66 73d0ff 5ccfe6 dfbfff cccac2 5ccfe6 87d96c f27983',
  'catppuccin-frappe':
    '303446 c6d0f5 949cbb ca9ee6 a6d189 f4b8e4 ef9f76 8caaee e5c890 8caaee ea999c 949cbb 8caaee - -',
  'catppuccin-latte':
    'eff1f5 4c4f69 7c7f93 8839ef 40a02b ea76cb fe640b 1e66f5 df8e1d 1e66f5 e64553 7c7f93 1e66f5 - -',
  'catppuccin-macchiato':
    '24273a cad3f5 939ab7 c6a0f6 a6da95 f5bde6 f5a97f 8aadf4 eed49f 8aadf4 ee99a0 939ab7 8aadf4 - -',
  'catppuccin-mocha':
    '1e1e2e cdd6f4 9399b2 cba6f7 a6e3a1 f5c2e7 fab387 89b4fa f9e2af 89b4fa eba0ac 9399b2 89b4fa - -',
  'dark-plus':
    '1e1e1e d4d4d4 6a9955 c586c0 ce9178 d7ba7d b5cea8 dcdcaa 4ec9b0 9cdcfe 9cdcfe - ce9178 b5cea8 ce9178',
  dracula:
    '282a36 f8f8f2 6272a4 ff79c6 f1fa8c ff79c6 bd93f9 50fa7b 8be9fd 8be9fd ffb86c - 8be9fd 50fa7b ff5555',
  'dracula-soft':
    '282a36 f6f6f4 7b7f8b f286c4 e7ee98 f286c4 bf9eee 62e884 97e1f1 97e1f1 ffb86c - 97e1f1 62e884 ee6666',
  'everforest-dark':
    '2d353b d3c6aa 859289 e67e80 dbbc7f a7c080 d699b6 a7c080 7fbbb3 e69875 d3c6aa d3c6aa dbbc7f - -',
  'everforest-light':
    'fdf6e3 5c6a72 939f91 f85552 dfa000 8da101 df69ba 8da101 3a94c5 f57d26 5c6a72 5c6a72 dfa000 - -',
  'github-dark':
    '24292e e1e4e8 6a737d f97583 9ecbff 79b8ff 79b8ff b392f0 b392f0 79b8ff ffab70 - dbedff 85e89d fdaeb7',
  'github-dark-default':
    '0d1117 e6edf3 8b949e ff7b72 a5d6ff ff7b72 79c0ff d2a8ff ffa657 7ee787 ffa657 - a5d6ff 7ee787 ffa198',
  'github-dark-dimmed':
    '22272e adbac7 768390 f47067 96d0ff f47067 6cb6ff dcbdfb f69d50 8ddb8c f69d50 - 96d0ff 8ddb8c ff938a',
  'github-dark-high-contrast':
    '0a0c10 f0f3f6 bdc4cc ff9492 addcff ff9492 91cbff dbb7ff ffb757 72f088 ffb757 - addcff 72f088 ffb1af',
  'github-light':
    'ffffff 24292e 6a737d d73a49 032f62 005cc5 005cc5 6f42c1 6f42c1 005cc5 e36209 - 032f62 22863a b31d28',
  'github-light-default':
    'ffffff 1f2328 6e7781 cf222e 0a3069 cf222e 0550ae 8250df 953800 116329 953800 - 0a3069 116329 82071e',
  'github-light-high-contrast':
    'ffffff 0e1116 66707b a0111f 032563 a0111f 023b95 622cbc 702c00 024c1a 702c00 - 032563 024c1a 6e011a',
  'gruvbox-dark-hard':
    '1d2021 ebdbb2 928374 fb4934 b8bb26 d3869b d3869b fabd2f fabd2f 689d6a 83a598 a89984 d3869b b8bb26 d65d0e',
  'gruvbox-dark-medium':
    '282828 ebdbb2 928374 fb4934 b8bb26 d3869b d3869b fabd2f fabd2f 689d6a 83a598 a89984 d3869b b8bb26 d65d0e',
  'gruvbox-dark-soft':
    '32302f ebdbb2 928374 fb4934 b8bb26 d3869b d3869b fabd2f fabd2f 689d6a 83a598 a89984 d3869b b8bb26 d65d0e',
  'gruvbox-light-hard':
    'f9f5d7 3c3836 928374 9d0006 79740e 8f3f71 8f3f71 b57614 b57614 689d6a 076678 7c6f64 8f3f71 79740e d65d0e',
  'gruvbox-light-medium':
    'fbf1c7 3c3836 928374 9d0006 79740e 8f3f71 8f3f71 b57614 b57614 689d6a 076678 7c6f64 8f3f71 79740e d65d0e',
  'gruvbox-light-soft':
    'f2e5bc 3c3836 928374 9d0006 79740e 8f3f71 8f3f71 b57614 b57614 689d6a 076678 7c6f64 8f3f71 79740e d65d0e',
  horizon:
    '1c1e26 cccccc bbbbbb b877db fab795 25b0bc f09483 25b0bc fac29a e95678 e95678 bbbbbb fab795 - -',
  'horizon-bright':
    'fdf0ed 333333 333333 8a31b9 f6661e 1d8991 dc3318 1d8991 f77d26 da103f da103f 333333 f6661e - -',
  houston:
    '17191e eef0f9 eef0f9 54b9ff ffd493 eef0f9 ffd493 00daef acafff 4bf3c8 4bf3c8 - ffd493 - -',
  'kanagawa-dragon':
    '181616 c5c9c5 737c73 8992a7 8a9a7b 949fb5 a292a3 8ba4b0 8ea4a2 8ea4a2 c5c9c5 9e9b93 949fb5 76946a c34043',
  'kanagawa-lotus':
    'f2ecbc 545464 716e61 624c83 6f894e 6693bf b35b79 4d699b 597b75 597b75 545464 4e8ca2 6693bf 6e915f d7474b',
  'kanagawa-wave':
    '1f1f28 dcd7ba 727169 957fb8 98bb6c 7fb4ca d27e99 7e9cd8 7aa89f 7aa89f dcd7ba 9cabca 7fb4ca 76946a c34043',
  laserwave:
    '27212e ffffff 91889b 40b4c4 b4dce7 b4dce7 b381c5 eb64b9 a96bc0 40b4c4 - 7b6995 b4dce7 74dfc4 eb64b9',
  'light-plus':
    'ffffff 000000 008000 af00db a31515 ee0000 098658 795e26 267f99 0451a5 001080 - a31515 098658 a31515',
  'material-theme':
    '263238 eeffff 546e7a 89ddff c3e88d eeffff f78c6c 82aaff ffcb6b f07178 eeffff 89ddff c3e88d c3e88d f07178',
  'material-theme-darker':
    '212121 eeffff 545454 89ddff c3e88d eeffff f78c6c 82aaff ffcb6b f07178 eeffff 89ddff c3e88d c3e88d f07178',
  'material-theme-lighter':
    'fafafa 90a4ae 90a4ae 39adb5 91b859 90a4ae f76d47 6182b8 e2931d e53935 90a4ae 39adb5 91b859 91b859 e53935',
  'material-theme-ocean':
    '0f111a babed8 464b5d 89ddff c3e88d babed8 f78c6c 82aaff ffcb6b f07178 babed8 89ddff c3e88d c3e88d f07178',
  'material-theme-palenight':
    '292d3e babed8 676e95 89ddff c3e88d babed8 f78c6c 82aaff ffcb6b f07178 babed8 89ddff c3e88d c3e88d f07178',
  'min-dark':
    '1f1f1f b392f0 6b737c f97583 ffab70 ffab70 f8f8f8 b392f0 b392f0 f8f8f8 - bbbbbb ffab70 - -',
  'min-light':
    'ffffff 212121 c2c3c5 d32f2f 22863a 22863a 1976d2 6f42c1 6f42c1 d32f2f - 212121 22863a - -',
  monokai:
    '272822 f8f8f2 88846f f92672 e6db74 ae81ff ae81ff a6e22e a6e22e 66d9ef fd971f - e6db74 a6e22e f92672',
  'night-owl':
    '011627 d6deeb 637777 c792ea ecc48d f78c6c f78c6c 82aaff c5e478 7fdbca d7dbe0 - ff869a 036a07 ff0000',
  'night-owl-light':
    'fbfbfb 403f53 989fb1 994cc3 c96765 aa0982 aa0982 4876d6 4876d6 0c969b 403f53 - ff869a - -',
  nord:
    '2e3440 d8dee9 616e88 81a1c1 a3be8c ebcb8b b48ead 88c0d0 8fbcbb 8fbcbb d8dee9 eceff4 a3be8c a3be8c bf616a',
  'one-dark-pro':
    '282c34 abb2bf 7f848e c678dd 98c379 56b6c2 d19a66 61afef e5c07b e06c75 e06c75 - 98c379 98c379 e06c75',
  'one-light':
    'fafafa 383a42 a0a1a7 a626a4 50a14f 0184bc 986801 4078f2 c18401 e45649 383a42 - e45649 50a14f e45649',
  plastic:
    '21252b a9b2c3 5f6672 e06c75 98c379 56b6c2 56b6c2 b57edc e5c07b c6ccd7 c6ccd7 a9b2c3 98c379 98c379 e06c75',
  poimandres:
    '1b1e28 a6accd 767c9d a6accd 5de4c7 5fb3a1 5de4c7 add7ff a6accd a6accd e4f0fb a6accd 7390aa add7ff 506477',
  red:
    '390000 f8f8f8 e7c0c0 f12727 cd8d8d ffe862 994646 fec758 fec758 9df39f fb9a4b - cd8d8d 41a83e ec9799',
  'rose-pine':
    '191724 e0def4 6e6a86 31748f f6c177 31748f ebbcba ebbcba 9ccfd8 9ccfd8 c4a7e7 908caa f6c177 - -',
  'rose-pine-dawn':
    'faf4ed 575279 9893a5 286983 ea9d34 286983 d7827e d7827e 56949f 56949f 907aa9 797593 ea9d34 - -',
  'rose-pine-moon':
    '232136 e0def4 6e6a86 3e8fb0 f6c177 3e8fb0 ea9a97 ea9a97 9ccfd8 9ccfd8 c4a7e7 908caa f6c177 - -',
  'slack-dark':
    '222222 e6e6e6 6a9955 c586c0 ce9178 d7ba7d b5cea8 dcdcaa 4ec9b0 9cdcfe 9cdcfe - ce9178 b5cea8 ce9178',
  'slack-ochin':
    'ffffff 000000 357b42 7b30d0 a44185 174781 174781 7eb233 0444ac dc3eb7 b1108e - a44185 - -',
  'snazzy-light':
    'fafbfc 565869 adb1c2 f767bb cf9c00 f5b900 ff5c57 09a1ed 13bbb7 11658f 565869 adb1c2 cf9c00 888888 888888',
  'solarized-dark':
    '002b36 839496 586e75 859900 2aa198 cb4b16 d33682 268bd2 cb4b16 859900 - - 2aa198 859900 dc322f',
  'solarized-light':
    'fdf6e3 657b83 93a1a1 859900 2aa198 cb4b16 d33682 268bd2 cb4b16 859900 - - 2aa198 859900 dc322f',
  'synthwave-84':
    '262335 cccccc 848bbd fede5d ff8b39 36f9f6 f97e72 36f9f6 fe4450 72f1b8 ff7edb - dd5500 - -',
  'tokyo-night':
    '1a1b26 a9b1d6 51597d bb9af7 9ece6a 89ddff ff9e64 7aa2f7 c0caf5 0db9d7 e0af68 89ddff 73daca 449dab 914c54',
  vesper:
    '101010 ffffff 8b8b8b a0a0a0 99ffe4 a0a0a0 ffc799 ffc799 ffc799 ffc799 ffffff - ffc799 99ffe4 ff8080',
  'vitesse-black':
    '000000 dbd7ca 758575 4d9375 c98a7d c99076 4c9a91 80a665 5da994 b8a965 bd976a 444444 c98a7d 85e89d fdaeb7',
  'vitesse-dark':
    '121212 dbd7ca 758575 4d9375 c98a7d c99076 4c9a91 80a665 5da994 b8a965 bd976a 666666 c98a7d 85e89d fdaeb7',
  'vitesse-light':
    'ffffff 393a34 a0ada0 1e754f b56959 a65e2b 2f798a 59873a 2e8f82 998418 b07d48 999999 b56959 22863a b31d28',
};
