/**
 * Characters that the office's text of 1976 to 2001 writes between full stops (`.mu.`, `.gtoreq.`), by name: Greek letters, and the
 * special characters of the Green Book.
 */
const SIGNS: Readonly<Record<string, string>> = {
  ...greek('alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho', 'α'),
  ...greek('sigma tau upsilon phi chi psi omega', 'σ'),
  ...greek('ALPHA BETA GAMMA DELTA EPSILON ZETA ETA THETA IOTA KAPPA LAMBDA MU NU XI OMICRON PI RHO', 'Α'),
  ...greek('SIGMA TAU UPSILON PHI CHI PSI OMEGA', 'Σ'),
  degree: '°',
  deg: '°',
  micro: 'μ',
  times: '×',
  div: '÷',
  multidot: '·',
  '+-': '±',
  ltoreq: '≤',
  gtoreq: '≥',
  noteq: '≠',
  about: '~',
  apprxeq: '≈',
  ident: '≡',
  infin: '∞',
  dbd: '=',
  tbd: '≡',
  fwdarw: '→',
  rarw: '←',
  crclbar: '⊖',
  sym: '⊕',
  angle: '∠',
  quadrature: '□',
  sctn: '§',
  COPYRGT: '©',
  RTM: '®',
}

const WRITTEN = new RegExp(
  `\\.(${Object.keys(SIGNS)
    .map((name) => name.replaceAll('+', '\\+'))
    .join('|')})\\.`,
  'g',
)

/** Replaces names between full stops by their characters: `5 .mu.m` is `5 μm`; markers of superscripts (`X.sup..sym.`) are removed. */
export function dotSigns(text: string): string {
  return text.replace(/\.su[bp]\.(?=\.(?:sym|crclbar)\.)/g, '').replace(WRITTEN, (_, name: string) => SIGNS[name] ?? '')
}

/** Consecutive letters of the alphabet in Unicode, from the first. */
function greek(names: string, first: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name, index) => [name, String.fromCodePoint((first.codePointAt(0) ?? 0) + index)]))
}
