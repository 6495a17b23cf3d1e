const ENGLISH = `a about above according after all also among an and any are as at be been being between both but by can comprise comprised
comprises comprising could disclosed disclosure do does during each either embodiment embodiments etc for from further had has have having
herein how if in include included includes including into invention is it its least may more most no nor not of on one or
other others our plurality present provide provided provides providing relates said same so some such than that the their them then there
thereby therefore therefrom therein thereof thereto these they this those through thus to upon used using via was we were wherein whereby
which while who whose will with within without would you your i he she his her what when where why very over under`

const STOP_WORDS = new Set(ENGLISH.split(/\s+/))

/**
 * Whether a token of the analyzer is an English word without relevance to a patent's subject: articles, prepositions, filler words of
 * patents.
 */
export function isStopWord(token: string): boolean {
  return STOP_WORDS.has(token)
}
