import styles from './service-sections.module.css'

interface ServiceSection {
  readonly title: string
  readonly lines: readonly string[]
}

/** Scope, procedure and required documents of a service, as lists of plain lines. */
export function ServiceSections({ sections }: { sections: readonly ServiceSection[] }) {
  return (
    <div className={styles['sections']}>
      {sections.map(({ title, lines }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
