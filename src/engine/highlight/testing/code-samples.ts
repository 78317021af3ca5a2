/** Short code in each of the common languages: texts, comments, words, numbers, and what goes over lines. */
import type { CommonLanguage } from '../common-languages.ts';

const SCRIPT = `import { a, type B } from './a.js';
/** Tells it. @param {string} c */
export default class C extends D {
  #e = 0x1f + 1_000n; static f = /[/\\]a-z]+(?<g>\\d)/giu;
  async *h({ i = 1, ...j }) { for await (const k of this.#e ?? []) yield k?.l ?? \`m \${k.n + \`o\${1}\`} p\`; }
  get q() { return !(typeof this === 'undefined') && new.target; }
}
label: while (true) { if (a < 1 && b > 2) break label; else continue; }
const r = async (s) => ({ ...s, ['t']: (u, v) => u ** v, w() {} });
// é ſ K 𝒳 \u00e9`;

const TYPED = `${SCRIPT}
declare module 'x' { export function y<T extends keyof U = never>(z: T): asserts z is V; }
abstract class W<in out X> implements Y { private readonly z?: [a: string, b?: number]; constructor(public c: C) { super(); } }
type D = { readonly [E in keyof F as \`g\${E}\`]-?: F[E] extends infer H ? H : unknown } & I['j'][];
enum K { L = 1 << 2, M = 'n' } namespace O.P { export import q = R.s; }
let t = <U,>(v: U) => v satisfies W as const; function x(this: Y, z: any): z is string { return z!; }`;

const MARKUP = `<!DOCTYPE html>
<!-- a --><div class="b" id='c' data-d=e hidden onclick="f(1)">g &amp; &#x20;<br/>
<style>h > i::before { color: #fff; margin: -1.5em auto; }</style>
<script type="module">const j = "k"; /* l */</script></div>`;

const STYLES = `@charset "utf-8"; @import url(a.css) screen and (min-width: 10px);
/* b */ :root { --c: calc(1px + 2%); } .d > #e:not(.f)::after, g[h^="i" i] { color: RGB(1 2 3 / .5) !important; }
@media (prefers-color-scheme: dark) { @supports not (display: grid) { j { background: url("k.png") no-repeat; } } }
@keyframes l { from { opacity: 0 } 50.5% { transform: rotate(45deg) } }`;

const C_LIKE = `#include <stdio.h>
#define A(b, ...) do { \\
  c(b); } while (0)
#if defined(D) && !E
/* f */ static const unsigned long g = 0xFFul, h[] = { 1, 2.5e-3f, 'i', '\\n' };
#endif
typedef struct J { int *k; union { char l[8]; } m; } J;
int main(int argc, char **argv) { for (int i = 0; i < argc; ++i) printf("%s %d\\n", argv[i], i); // n
  switch (o->p) { case 1: goto q; default: break; } q: return sizeof(J) ? ~0 : 1; }`;

const DATA = `{
  "a": [1, -2.5e+3, true, false, null], "b \\u00e9\\n": { "c": "d\\"e" }, "f": {}
}`;

const TEXT = `---
a: b
---

# C **d** _e_ \`f\`

Setext
------

- g [h](i.md "j") ![k](l.png)
  1. m <https://n.example> &copy; ~~o~~
     > p
- [x] q[^r]

| s | t |
| :- | -: |
| u | v |

\`\`\`ts title="w"
const x: number = 1;
\`\`\`

~~~bash
echo "y"
~~~

    z

[^r]: 1\\*2
`;

export const CODE_SAMPLES: Readonly<Record<CommonLanguage, string>> = {
  bash: `#!/bin/bash
set -euo pipefail # a
for b in "\${c[@]}" $(ls *.d | grep -v 'e'); do [[ $b =~ ^f.*g$ && -f "$b" ]] || continue; done
h() { local i=$((1 + 2 ** 3)); echo "j \${k:-l} \\$m $(n)" >> o.log 2>&1; }
case $1 in p|q) r;; *) s ;; esac
curl -X POST https://t.example/u?v=1 \\
  -H "w: x" --data '{"y": "z"}'
cat <<EOF
a $HOME \`b\`
EOF
cat <<-'C'
$d
C
if ! e; then export F='g'"h"; fi`,
  c: C_LIKE,
  cpp: `${C_LIKE}
namespace a::b { template <typename T, int N = 3> requires C<T> class D final : public E<T>, private virtual F { public:
  explicit D(const T& g) noexcept : h_{g}, i_(0) {} ~D() = default; auto operator<=>(const D&) const = default; }; }
auto j = [&, k = std::move(l)](auto&&... m) mutable -> int { return (m + ...); }; R"n(o "p")n"; using q = r::s<t>::u;
constexpr auto v = 1'000'000_w; if constexpr (x) co_return nullptr; try { throw y(); } catch (...) { delete[] z; }`,
  csharp: `using A = B.C; #region d
namespace E.F;
/// <summary>g</summary>
[Serializable, H(I = "j")] public sealed record K<T>(int L, string? M = null) where T : class, new();
public abstract partial class N : O<P>, IQ { private readonly Dictionary<string, int[]> r = new() { ["s"] = [1, 2] };
  public async Task<int> T(ref int u, params string[] v) { await foreach (var w in X()) yield return w; return 0xFF_FFL; }
  public string Y => $"a {Z:F2} {{b}} {(c ? $"d{e}" : @"f""g")}"; event EventHandler? H; }
var i = from j in k where j.l > 1m orderby j.m descending select new { j.n }; // o
var p = q switch { > 1 and < 5 => 'r', null => '\\n', _ => throw new S() };`,
  css: STYLES,
  diff: `diff --git a/b.ts b/b.ts
index 1a2b3c..4d5e6f 100644
--- a/b.ts
+++ b/b.ts
@@ -1,3 +1,4 @@ function c() {
 d
-e
+f
! g`,
  docker: `# syntax=docker/dockerfile:1
FROM --platform=linux/amd64 node:20-alpine AS a
ARG B="c"
ENV D=e F='g h'
RUN apk add i && \\
    rm -rf /j
COPY --from=a --chown=k:l ["m", "/n"]
HEALTHCHECK CMD curl -f http://o || exit 1
ENTRYPOINT ["p", "$B"]`,
  go: `package a

import (
	b "c/d"
	_ "e"
)

// f
type G[T any, U ~int | string] struct { h, i map[string][]*T \`json:"j,omitempty"\` }
func (k *G[T, U]) l(m ...int) (n <-chan int, err error) { defer func() { if o := recover(); o != nil { panic(o) } }(); go p()
	for q, r := range m { switch s := any(r).(type) { case int, nil: fallthrough; default: n <- 0x1F + 1e3 + 'u' } }; return }
const ( V = iota << 10; W = \`x
y\` ); var z = "a\\n%v" /* b */`,
  graphql: `# a
query B($c: [ID!]! = ["d"], $e: F) @g(if: true) { h: i(j: { k: 1.5, l: M }) { ...N ... on O { p } } }
fragment N on Q { r }
"""s"""
type T implements U & V @w(x: "y") { "z" a(b: Int = 1): [C!]! @deprecated }
enum D { E F } input G { h: String } union I = J | K scalar L directive @m(n: O) repeatable on FIELD | QUERY
extend schema { query: P subscription: Q }`,
  html: MARKUP,
  ini: `; a
# b
[c "d"]
e = f
g.h: "i" ; j
k=1`,
  java: `package a.b;
import static c.d.*;
/** e {@link F} @param g h */
@I(j = "k", l = {1, 2}) public sealed abstract class M<N extends O & P> extends Q implements R permits S {
  private static final long T = 0xFFL, u = 1_000; char v = '\\u0041'; String w = """
    x "y" \\
    """;
  <Z> List<? super Z> a(final int... b) throws C { for (var d : e) { synchronized (this) { f(g -> h::i); } } return null; } // j
  record K(int l) {} enum M { N, O { } } int p = switch (q) { case R r when r.s() > 1 -> 2; default -> { yield 3; } };
}`,
  javascript: SCRIPT,
  json: DATA,
  jsonc: `// a
${DATA.replace('{', '{ /* b */')}`,
  jsx: `${SCRIPT}
const x = <A.B c="d" e={f} {...g} h:i='j'>{/* k */}l &nbsp; {m ? <n/> : <></>}{o.map((p) => <q key={p}>{\`r\${p}\`}</q>)}</A.B>;`,
  kotlin: `@file:A("b")
package c.d
import e.f as g
/* h /* i */ */
sealed class J<out K : Any>(private val l: Int = 0x1F, vararg m: String?) : N(), O by p where K : Q { companion object { const val R = 1_0L }
  suspend inline fun <reified S> T.u(crossinline v: (Int) -> Unit = { it + 1 }): S? = when (w) { is X, in 1..2 -> "y \${z.a} $b"; else -> null }
  var c: Char = '\\n'; get() = field; private set(value) { field = value!! } } // d
val e = """f $g
h""".trimIndent() ?: return@i`,
  markdown: TEXT,
  mdx: `import A from './a.jsx'
export const b = { c: 1 }

${TEXT.replaceAll('<https://n.example>', '')}
<A d="e" f={g => <h/>} {...i}>
  **j** {k + \`l\`}
  {/* m */}
</A>
`,
  php: `<p><?= $a ?? 'b' ?></p>
<?php declare(strict_types=1);
namespace C\\D; use E\\{F, G as H}; use function i\\j;
/** @return array<int, string> */
#[K(l: 'm')] final class N extends O implements P { use Q; private const R = 0b11; public function __construct(private readonly ?S $t = null, int|string ...$u) {}
  public static function v(array &$w): static { foreach ($w as $x => [$y, 'z' => $a]) { echo "b {$this->c['d']} $e[0] \\n"; } return match(true) { $f <=> 1, default => fn($g) => $g ** 2 }; } } // h
$i = <<<EOT
j $k {$l->m()}
EOT;
$n = <<<'O'
$p
O; # q
preg_match('/^[a-z]+(?<r>\\d)$/i', $s); if (!isset($t)): endif; $u?->v(...);`,
  python: `#!/usr/bin/env python
from a.b import (c, d as e)
@f.g(h=1)
class I(J, metaclass=K):
    """l
    >>> m
    """
    n: dict[str, int | None] = {"o": 0x1F, **p}
    async def q(self, r, /, *s: T, u=1_0.5e-3j, **v) -> "W":
        async with x() as y, z: yield await a
        return f"b {c!r:>{d}} {{e}} {f'{g}'}" rf'h\\d{i}' b'\\x00' r"(?P<j>[a-z]+)\\d{2,3}"
def k(l=lambda m: m if n else not o): # p
    match q:
        case {"r": [s, *_]} if s is not None: raise T from u
    try: print(v[1:2, ...], end='') ; assert w, x
    except* (Y, Z) as a: global b; del c; nonlocal_ = ~d @ e // f << 2 != g
'''h
i''' % (j,)`,
  ruby: `# a
require 'b'
=begin
c
=end
module D::E
  class F < G
    attr_accessor :h, :"i j"; include K; L = %w[m n].freeze; @@o = 0b1_0
    def p(q, r = 1, *s, t:, u: nil, **v, &w) = x&.y { |z, (a, b)| z <=> a }
    def c? = @d ||= /e#{f}[g-h]\\d+/imx =~ "i #{j ? 'k' : "l"} \\n"
    unless m then yield 1..2 else raise N, 'o' rescue p ensure q end
  end
end
r = <<~S + <<-'T'
  u #{v}
S
w
T
puts [:x, y: 'z', 'a' => ->(b) { b }] if __FILE__ == $0; %q(c(d)e); \`f #{g}\`
__END__
h`,
  rust: `#![allow(a)]
//! b
use c::{self, d::*, e as f};
#[derive(Debug, Clone)] pub(crate) struct G<'h, T: I + ?Sized = (), const N: usize = 3> where T: 'h { j: &'h mut [T; N], k: Option<Box<dyn L<M = i32>>> }
impl<'n> O for P<'n> { type Q = R; async unsafe fn s(&self, mut t: u8) -> Result<(), U> { let v = 0xFF_u8 as f64 + 1e-3; 'w: loop { break 'w; }
  match x { Some(y @ 1..=5) if y > 2 => z!("a {} {b:?}\\n", c), Err(_) | None => unreachable!(), } d?.e().await } }
/* f /* g */ */ macro_rules! h { ($($i:expr),* $(,)?) => { $( j($i); )* }; }
const K: &str = r#"l "m""#; static N: char = '\\u{1F600}'; let o = |p| -> _ { p + b'q' };`,
  scss: `@use 'a' as b; $c: 1px !default; // d
${STYLES}
@mixin e($f, $g...) { &:hover { @extend %h; @include b.i($c + 2 * $f) { j: k; } } @if $l == m { n: #{$o}-p; } @else { @each $q, $r in $s { .#{$q} { t: $r } } } }
@function u($v) { @return math.div($v, 2); }`,
  shellsession: `$ npm install a --save-dev
added 1 package in 2s
user@b:~$ echo "c $D" | grep e && f
> g
# h`,
  solidity: `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;
import {A} from "./b.sol";
/// @notice c
abstract contract D is E, F(1 ether) { using G for uint256; mapping(address => uint256[]) public h; event I(address indexed j, bytes32 k); error L(uint m);
  modifier n() { require(msg.sender == o, "p"); _; } constructor(string memory q) payable { r = hex"00ff"; }
  function s(uint256 t) external view virtual override returns (bool) { unchecked { for (uint i = 0; i < 1e3; i++) { if (t > 0x1F) revert L(t); } } assembly { let u := mload(0x40) } emit I(v, w); return true; } }
interface X { receive() external payable; } struct Y { uint8 z; } enum A1 { B, C }`,
  sql: `-- a
/* b */ CREATE TABLE IF NOT EXISTS c.d (e SERIAL PRIMARY KEY, "f" VARCHAR(255) NOT NULL DEFAULT 'g''h', i NUMERIC(10, 2) REFERENCES j(k) ON DELETE CASCADE);
with l as (select distinct count(*) over (partition by m order by n desc) o from p left join q using (r) where s in (1, 2.5) and t like '%u_' or v is not null)
insert into w (x) values (:y, ?, $1) on conflict do nothing; UPDATE z SET a = a + 1 WHERE b BETWEEN 1 AND 2 LIMIT 3;
BEGIN; GRANT SELECT ON c TO d; COMMIT; \`e\` @f := NOW()`,
  swift: `import A.B
/// c - Parameter d: e
@available(iOS 17, *) @MainActor public final class F<G: H & Sendable>: I where G.J == K { @Published private(set) var l: [String: Int?] = ["m": 0x1F, "n": 1_0.5e3]
  init?(_ o: inout P, q r: @escaping (Int) async throws -> Void = { _ in }) rethrows { guard let s = t as? U, case .v(let w) = x else { return nil }; defer { y() } }
  var z: some View { get async { try await a?.b!.c(\\.d, #selector(e)) } didSet { print("f \\(g + "h") \\n") } } /* i /* j */ */
  subscript(k: Int) -> L { switch m { case 1...5, "n": fallthrough; @unknown default: fatalError() } } }
#if os(Linux) && !DEBUG
enum O: String, CaseIterable { case p = "q", r } ; let s = """
  t \\(u)
  """; let v = #"w\\n"#; let x = /y[a-z]+/ ; infix operator **: Z
#endif
extension A { static func == (b: Self, c: Self) -> Bool { $0 <= $1 ?? false } }`,
  terraform: `# a
terraform { required_version = ">= 1.0" }
resource "b" "c" { // d
  for_each = { for e, f in var.g : e => upper(f) if f != "" }
  h = "i-\${local.j[0].k}-%{ if l }m%{ endif }" ; n = 1.5 ; o = [true, null]
  dynamic "p" { content { q = data.r.s[*].t } }
  u = <<-EOT
    v \${w}
  EOT
} /* x */
output "y" { value = z ? a : !b && c >= 2 }`,
  toml: `# a
b = "c\\n" # d
"e.f" = 'g'
h.i = [1, 0x1F, -1.5e3, inf, true, 2024-01-02T03:04:05Z]
[j.k]
l = { m = 1, n = """o
p""" }
[[q]]
r = '''s'''`,
  tsx: `${TYPED.replace('<U,>(v: U)', '<U extends unknown>(v: U)')}
const x = <A<B> c="d" e={f as G} {...g}>{h!}<>i</>{j && <k.l m={(n: O) => <p/>} />}</A>;`,
  typescript: TYPED,
  vue: `<script setup lang="ts">
import { ref } from 'vue'
const a = ref<number | null>(1)
defineProps<{ b?: string }>()
</script>
<template>
  <div v-for="(c, d) in e" :key="c.f" @click.prevent="g($event)" v-if="h > 1 && i" #j="{ k }">{{ l | m }} {{ n ? 'o' : \`p\` }}</div>
</template>
<style scoped lang="scss">
.q { &:hover { color: v-bind(r) } }
</style>`,
  xml: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE a [ <!ELEMENT b (#PCDATA)> <!ENTITY c "d"> ]>
<e:f xmlns:e="g" h='i'><!-- j --><![CDATA[k <l> ]]>&amp; m<n/></e:f>`,
  yaml: `%YAML 1.2
--- # a
b: &c
  - d: "e\\n" # f
    'g': 'h''i'
  - !!str 1.5e3
  - [j, {k: l}, ~, true, 2024-01-02]
m: *c
<<: *c
n: |-
  o: p
   q
r: >+
  s

? t
: u: v w
"x y": 0x1F
...`,
};
