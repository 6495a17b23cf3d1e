import { useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './avatar.module.css'

/** The picture of a user, or a placeholder. `size` in px. The name is displayed next to it. */
export function Avatar({ picture, size }: { picture: string | null; size: number }) {
  const [broken, setBroken] = useState<string | null>(null)
  const measures = { width: size, height: size }
  if (picture === null || picture === broken) {
    return (
      <span className={styles['face']} style={measures}>
        <Icon name="user" size={Math.round(size * 0.6)} />
      </span>
    )
  }
  return <img className={styles['picture']} src={picture} {...measures} alt="" onError={() => setBroken(picture)} />
}
