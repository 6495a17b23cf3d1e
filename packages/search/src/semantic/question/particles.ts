/** Chinese particles, which rarely occur within words. */
export const PARTICLES = /[的和与及之其所于在为由将被等或该]/u

/** Chinese words that occur in every patent: ignored in questions and not translated. */
export const FILLER = new Set('一种 一个 所述 上述 其中 包括 包含 以及 或者 用于 涉及 提供 公开 发明 本发明 本申请 实用新型'.split(' '))

const LONGEST_FIRST = [...FILLER].toSorted((a, b) => b.length - a.length)

/** What separates the phrases of a Chinese text: filler and particles. */
export const BETWEEN_PHRASES = new RegExp([...LONGEST_FIRST, PARTICLES.source].join('|'), 'u')
