/* oxlint-disable react/button-has-type -- its type restricts it, with the default `button` */
import type { ComponentProps } from 'react'
import './controls.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** primary: the main action of a region; plain: no border; link: within text. */
  kind?: 'primary' | 'plain' | 'link'
  /** A square button that holds an icon only; needs `aria-label`. */
  icon?: boolean
}

/** A native button in the product's style. Never submits a form unless it has `type="submit"`. */
export function Button({ kind, icon, type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={className ? `gz-button ${className}` : 'gz-button'}
      data-kind={kind}
      data-icon={icon || undefined}
    />
  )
}
