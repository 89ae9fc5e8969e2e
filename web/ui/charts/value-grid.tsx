import { type ValueSpan, valueTicks } from './chart-scale.ts'

/** The lines of a chart's round values, each with its value left of the plot. */
export function ValueGrid({ span }: { span: ValueSpan }) {
  return valueTicks(span).map(({ label, percent }) => (
    <g key={label}>
      <line className="chart-grid" x2="100%" y1={`${100 - percent}%`} y2={`${100 - percent}%`} />
      <text x="-10" y={`${100 - percent}%`} dy="5" textAnchor="end">
        {label}
      </text>
    </g>
  ))
}
