import { useEffect, useRef, useState } from 'react'
import type { ComponentProps } from 'react'

/** Wraps a named table; a Tab stop only while there is something to scroll. */
export function ScrollRegion(props: ComponentProps<'div'>) {
  const region = useRef<HTMLDivElement>(null)
  const [isCut, setIsCut] = useState(false)

  useEffect(() => {
    const element = region.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setIsCut(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      ),
    )
    for (const each of [element, ...element.children]) observer.observe(each)
    return () => observer.disconnect()
  }, [])

  return <div ref={region} role="region" tabIndex={isCut ? 0 : undefined} {...props} />
}
