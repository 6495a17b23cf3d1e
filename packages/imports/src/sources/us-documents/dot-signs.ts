/**
 * Signs that the office's text of 1976 to 2001 writes between full stops (`.mu.`, `.gtoreq.`), by the name between them: Greek
 * letters by their names, the rest as the office's list of special characters of the Green Book names it.
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

/** A text with the signs written between full stops as themselves: `5 .mu.m` is `5 μm`; what raises a sign (`X.sup..sym.`) goes. */
export function dotSigns(text: string): string {
  return text.replace(/\.su[bp]\.(?=\.(?:sym|crclbar)\.)/g, '').replace(WRITTEN, (_, name: string) => SIGNS[name] ?? '')
}

/** Letters one after the other in the alphabet of Unicode, from the first. */
function greek(names: string, first: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name, index) => [name, String.fromCodePoint((first.codePointAt(0) ?? 0) + index)]))
}
