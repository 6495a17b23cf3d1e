/** Divides a feature at a place in its text; the second part begins the next feature. Unchanged if a part would be empty. */
export function cutFeature(features: readonly string[], place: number, at: number): readonly string[] {
  const text = features[place] ?? ''
  const [before, after] = [text.slice(0, at).trim(), text.slice(at).trim()]
  return before === '' || after === '' ? features : features.toSpliced(place, 1, before, after)
}

/** Joins a feature and the next one. */
export function joinFeature(features: readonly string[], place: number): readonly string[] {
  const [one, next] = [features[place], features[place + 1]]
  if (one === undefined || next === undefined) return features
  return features.toSpliced(place, 2, /\p{Script=Han}$/u.test(one) ? `${one}，${next}` : `${one}, ${next}`)
}

/** Removes a feature; the last one stays. */
export function removeFeature(features: readonly string[], place: number): readonly string[] {
  return features.length === 1 ? features : features.toSpliced(place, 1)
}
