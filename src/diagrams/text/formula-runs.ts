/**
 * Formulas in labels as text with raised and lowered signs. MathML would need a box whose size only a browser knows, and
 * pictures that hold other documents are drawn at the wrong place by some.
 */
import type { Run } from './label.ts';

/** Commands that are one sign. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  (
    'alpha α,beta β,gamma γ,delta δ,epsilon ε,varepsilon ε,zeta ζ,eta η,theta θ,vartheta ϑ,iota ι,kappa κ,lambda λ,mu μ,' +
    'nu ν,xi ξ,pi π,rho ρ,sigma σ,tau τ,upsilon υ,phi φ,varphi φ,chi χ,psi ψ,omega ω,Gamma Γ,Delta Δ,Theta Θ,Lambda Λ,' +
    'Xi Ξ,Pi Π,Sigma Σ,Upsilon Υ,Phi Φ,Psi Ψ,Omega Ω,sum ∑,prod ∏,int ∫,iint ∬,oint ∮,partial ∂,nabla ∇,infty ∞,' +
    'cdot ⋅,cdots ⋯,ldots …,dots …,vdots ⋮,times ×,div ÷,pm ±,mp ∓,ast ∗,star ⋆,circ ∘,bullet •,oplus ⊕,otimes ⊗,' +
    'leq ≤,le ≤,geq ≥,ge ≥,neq ≠,ne ≠,ll ≪,gg ≫,equiv ≡,approx ≈,sim ∼,simeq ≃,cong ≅,propto ∝,to →,rightarrow →,' +
    'leftarrow ←,leftrightarrow ↔,Rightarrow ⇒,Leftarrow ⇐,Leftrightarrow ⇔,implies ⇒,iff ⇔,mapsto ↦,uparrow ↑,' +
    'downarrow ↓,in ∈,notin ∉,ni ∋,subset ⊂,subseteq ⊆,supset ⊃,supseteq ⊇,cup ∪,cap ∩,setminus ∖,emptyset ∅,' +
    'varnothing ∅,forall ∀,exists ∃,neg ¬,lnot ¬,land ∧,wedge ∧,lor ∨,vee ∨,perp ⊥,parallel ∥,angle ∠,degree °,prime ′,' +
    'langle ⟨,rangle ⟩,lfloor ⌊,rfloor ⌋,lceil ⌈,rceil ⌉,vert |,Vert ‖,mid |,ell ℓ,hbar ℏ,Re ℜ,Im ℑ,aleph ℵ,' +
    'mathbb{R} ℝ,mathbb{N} ℕ,mathbb{Z} ℤ,mathbb{Q} ℚ,mathbb{C} ℂ,mathbb{E} 𝔼,mathbb{P} ℙ'
  )
    .split(',')
    .map((entry) => entry.split(' ') as [string, string]),
);
/** Signs that stand between two others, with room around them. */
const BETWEEN = /^[=<>≤≥≠≪≫≡≈∼≃≅∝→←↔⇒⇐⇔↦∈∉⊂⊆⊃⊇∪∩∧∨+\-−×÷±∓⋅]$/u;
const ACCENTS: Readonly<Record<string, string>> = {
  hat: '\u0302',
  widehat: '\u0302',
  bar: '\u0304',
  overline: '\u0305',
  vec: '\u20d7',
  dot: '\u0307',
  ddot: '\u0308',
  tilde: '\u0303',
  widetilde: '\u0303',
};
const UPRIGHT: ReadonlySet<string> = new Set('text mathrm mathsf mathtt operatorname textrm textbf mathbf'.split(' '));
const PASSED: ReadonlySet<string> = new Set(
  'left right big Big bigl bigr limits displaystyle mathcal mathit mathbb boldsymbol'.split(' '),
);
const TOKEN = /\\[A-Za-z]+|\\.|\s+|[^\\]/gsu;
const SCRIPT_SCALE = 0.74;

interface Script {
  readonly raise: number;
  readonly scale: number;
}

/** Runs of text for a formula in TeX; a command that is not known is shown by its name. */
export function formulaRuns(tex: string): Run[] {
  const written = tex.replace(/\\(mathbb)\s*\{([A-Z])\}/g, (whole, command: string, letter: string) => {
    return SIGNS.get(`${command}{${letter}}`) ?? whole;
  });
  return new FormulaReader(written.match(TOKEN) ?? []).read({ raise: 0, scale: 1 }, () => false);
}

class FormulaReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  read(script: Script, isEnd: (token: string) => boolean): Run[] {
    const runs: Run[] = [];
    while (this.#at < this.#tokens.length && !isEnd(this.#tokens[this.#at] ?? '')) this.#readOne(script, runs);
    return runs;
  }

  #readOne(script: Script, runs: Run[]): void {
    const token = this.#tokens[this.#at] ?? '';
    this.#at++;
    if (token === '^' || token === '_') {
      const isUp = token === '^';
      const inner = {
        raise: script.raise + (isUp ? 0.36 : -0.2) * script.scale,
        scale: script.scale * SCRIPT_SCALE,
      };
      runs.push(...this.#argument(inner));
    } else if (token === '{') {
      runs.push(...this.#group(script));
    } else if (/^\\[A-Za-z]/.test(token)) this.#readCommand(token.slice(1), script, runs);
    else if (/^\\[,;: !]$/.test(token)) runs.push(run(token === '\\!' ? '' : ' ', script));
    else if (token === '\\\\') runs.push(run('; ', script));
    else if (token === '&') runs.push(run(' ', script));
    else if (token.trim() !== '' && token !== '}') this.#sign(token.replace(/^\\/, '').replace('~', ' '), script, runs);
  }

  #readCommand(name: string, script: Script, runs: Run[]): void {
    const sign = SIGNS.get(name);
    const accent = ACCENTS[name];
    if (sign !== undefined) this.#sign(sign, script, runs);
    else if (/^[td]?frac$/.test(name)) {
      const [above, below] = [this.#argument(script), this.#argument(script)];
      runs.push(...enclosed(above, script), run('/', script), ...enclosed(below, script));
    } else if (name === 'sqrt') {
      const degree = this.#tokens[this.#at] === '[' ? this.#degree(script) : [];
      runs.push(...degree, run('√', script), ...enclosed(this.#argument(script), script));
    } else if (accent !== undefined) {
      runs.push(...this.#argument(script).map((inner) => ({ ...inner, text: inner.text + accent })));
    } else if (UPRIGHT.has(name)) {
      const text = this.#rawArgument();
      runs.push({ ...run(text, script), ...(/bf$/.test(name) ? { isBold: true } : {}) });
    } else if (name === 'begin' || name === 'end') {
      const kind = this.#rawArgument();
      const brackets = /^b/.test(kind) ? '[]' : /^v/.test(kind) ? '||' : /^p/.test(kind) ? '()' : '';
      runs.push(run(brackets.charAt(name === 'begin' ? 0 : 1), script));
    } else if (/^q?quad$/.test(name)) runs.push(run('  ', script));
    // Names of functions (`\sin`, `\log`) are their own words, and so is what nobody knows.
    else if (!PASSED.has(name)) runs.push(run(runs.length > 0 ? ` ${name} ` : `${name} `, script));
  }

  #sign(sign: string, script: Script, runs: Run[]): void {
    const shown = sign === '-' ? '−' : sign;
    const isBetween = BETWEEN.test(sign) && runs.length > 0 && script.scale === 1;
    const isLetter = /^\p{L}$/u.test(sign);
    runs.push({ ...run(isBetween ? ` ${shown} ` : shown, script), ...(isLetter ? { isItalic: true } : {}) });
  }

  /** The one thing, or the braces, that a command is about. */
  #argument(script: Script): Run[] {
    while ((this.#tokens[this.#at] ?? 'x').trim() === '') this.#at++;
    if (this.#tokens[this.#at] === '{') {
      this.#at++;
      return this.#group(script);
    }
    const runs: Run[] = [];
    if (this.#at < this.#tokens.length) this.#readOne(script, runs);
    return runs;
  }

  #group(script: Script): Run[] {
    const runs = this.read(script, (token) => token === '}');
    this.#at++;
    return runs;
  }

  #degree(script: Script): Run[] {
    this.#at++;
    const runs = this.read({ raise: script.raise + 0.36, scale: script.scale * 0.6 }, (token) => token === ']');
    this.#at++;
    return runs;
  }

  /** Text as it is written. */
  #rawArgument(): string {
    if (this.#tokens[this.#at] !== '{') return '';
    const from = this.#at + 1;
    while (this.#at < this.#tokens.length && this.#tokens[this.#at] !== '}') this.#at++;
    this.#at++;
    return this.#tokens.slice(from, this.#at - 1).join('');
  }
}

function run(text: string, { raise, scale }: Script): Run {
  return scale === 1 ? { text } : { text, raise, scale };
}

/** What has several parts stands in brackets above or below a line that is not drawn. */
function enclosed(runs: readonly Run[], script: Script): Run[] {
  const isSimple = runs.filter(({ scale = 1 }) => scale === script.scale).length <= 1 || runs.every(isWordOrNumber);
  return isSimple ? [...runs] : [run('(', script), ...runs, run(')', script)];
}

function isWordOrNumber({ text }: Run): boolean {
  return /^[\p{N}.]+$/u.test(text);
}
