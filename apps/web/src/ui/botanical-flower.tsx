import type { Morphology } from '@herbie/domain';
import type { ReactNode } from 'react';

/** A flower by its form, drawn around its own middle. */
export function Flower({ form, color }: { form: Morphology['flower']['form']; color: string }) {
  const ring = (count: number, draw: (angle: number) => ReactNode) =>
    Array.from({ length: count }, (_, place) => (
      <g key={place} transform={`rotate(${(place * 360) / count})`}>
        {draw(place)}
      </g>
    ));
  const edge = { stroke: '#20281f', strokeOpacity: 0.45, strokeWidth: 1 };
  switch (form) {
    case 'daisy':
      return (
        <g>
          {ring(14, () => (
            <ellipse cx="0" cy="-17" rx="4.4" ry="11" fill={color} {...edge} />
          ))}
          <circle r="8.5" fill="#d9a520" {...edge} />
        </g>
      );
    case 'umbel':
    case 'cluster':
      return (
        <g>
          {ring(11, () => (
            <g>
              {form === 'umbel' ? <path d="M0 0V-22" stroke="#3d5a3c" strokeWidth="1.3" /> : null}
              <circle cx="0" cy={form === 'umbel' ? -24 : -13} r="5.4" fill={color} {...edge} />
            </g>
          ))}
          <circle r="6" fill={color} {...edge} />
        </g>
      );
    case 'spike':
    case 'lipped':
    case 'catkin':
    case 'pea':
      return (
        <g>
          {Array.from({ length: 7 }, (_, row) => (
            <g key={row} transform={`translate(0 ${18 - row * 9})`}>
              <ellipse cx={-6 + row * 0.4} cy="0" rx={7.5 - row * 0.6} ry="4.4" fill={color} {...edge} />
              <ellipse cx={6 - row * 0.4} cy="-3" rx={7.5 - row * 0.6} ry="4.4" fill={color} {...edge} />
            </g>
          ))}
        </g>
      );
    case 'bell':
    case 'trumpet':
      return (
        <path
          d="M-4-18C-10-8-16 4-18 14c6-4 10-4 12 0 3-4 9-4 12 0 3-4 7-4 12 0C16 4 10-8 4-18Z"
          fill={color}
          {...edge}
        />
      );
    case 'thistle':
      return (
        <g>
          {ring(16, () => (
            <path d="M0 0-2-24 0-28 2-24Z" fill={color} {...edge} />
          ))}
          <circle r="10" fill="#5f8a5a" {...edge} />
        </g>
      );
    case 'none':
      return null;
    default:
      return (
        <g>
          {ring(form === 'star' ? 6 : 5, () => (
            <ellipse cx="0" cy="-13" rx={form === 'star' ? 5 : 9} ry="13" fill={color} {...edge} />
          ))}
          <circle r="5.5" fill="#e8c65a" {...edge} />
        </g>
      );
  }
}
