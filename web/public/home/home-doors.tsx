import type { ReactNode } from 'react'
import { isOffered } from '#domain/values/brand.ts'
import { withNext } from '#domain/values/own-path.ts'
import { Link } from '#web/ui/actions/link.tsx'

import { useVisitor } from '#web/platform/calls/visitor.ts'
import { Icon } from '#web/ui/icon.tsx'
import { HandsAroundCup } from '#web/ui/drawings/hands-around-cup.tsx'
import { MarketBasket } from '#web/ui/drawings/market-basket.tsx'

/**
 * The four entry links, each of its own weight. Two of them need an account, so a visitor logs in
 * first.
 */
export function HomeDoors() {
  const visitor = useVisitor()
  const forMembers = (path: string) => (visitor ? path : withNext('/login', path))
  return (
    <section className="home-doors" aria-label="What you can do here">
      <Door
        className="door-counselling"
        to={forMembers('/mental-health')}
        title="Counselling with licensed therapists"
        action="Find someone to talk to"
        drawing={
          <>
            <p>It may start like this:</p>
            <ul className="door-beginnings">
              <li>“I have not slept properly for weeks.”</li>
              <li>“I worry about everything, and cannot stop.”</li>
              <li>“Since the funeral nothing feels the same.”</li>
            </ul>
            <HandsAroundCup width={440} />
          </>
        }
      >
        {`An hour with someone who listens and knows what to do next. By ${isOffered('video') ? 'video, by phone' : 'phone'} or in person, and always in confidence.`}
      </Door>
      <Door
        className="door-ncd"
        to={forMembers('/ncd-management')}
        title="NCD management"
        action="Keep your diary"
        drawing={
          <ul className="door-conditions">
            <li>Hypertension</li>
            <li>Diabetes</li>
            <li>Chronic conditions</li>
          </ul>
        }
      >
        Write down a reading in twenty seconds. See at once what it means, and what it has been
        doing all month.
      </Door>
      <Door
        className="door-appointments"
        to="/appointments-landing"
        title="Easy appointments"
        action="See how it works"
        drawing={
          <ul className="door-slots" aria-label="Times of a day">
            {['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'].map((slot) => (
              <li key={slot}>{slot}</li>
            ))}
          </ul>
        }
      >
        Three steps, and no queue in the sun.
      </Door>
      {isOffered('plans') ? (
        <Door
          className="door-nutrition"
          to="/nutrition"
          title="Diet and nutrition"
          action="How meal plans work"
          drawing={<MarketBasket width={260} />}
        >
          A dietitian writes a week of meals for your goal, your budget and your kitchen, from what
          the market has.
        </Door>
      ) : null}
    </section>
  )
}

interface DoorProps {
  className: string
  to: string
  title: string
  action: string
  drawing: ReactNode
  children: ReactNode
}

/** The heading is the link, and its target covers the whole card. */
function Door({ className, to, title, action, drawing, children }: DoorProps) {
  return (
    <article className={`door ${className}`}>
      <div className="door-words">
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <p>{children}</p>
        <p className="door-action" aria-hidden="true">
          {action} <Icon name="arrow" />
        </p>
      </div>
      <div className="door-drawing">{drawing}</div>
    </article>
  )
}
