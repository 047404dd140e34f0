import { Link } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';

export function NotFoundPage() {
  return (
    <div className="wrap relative py-14 sm:py-24">
      <p
        aria-hidden="true"
        className="numeral text-[11rem] leading-[.8] font-black text-transparent [-webkit-text-stroke:2px_rgb(244_241_228/.34)] sm:text-[20rem]"
      >
        404
      </p>
      <div className="mt-8 border-t-[1.5px] border-line-2 pt-8">
        <h1 className="text-page leading-[.82]">404 Page Not Found</h1>
        <p className="mt-5 max-w-130 text-lead text-chalk-2">
          Did you forget to add the page to the router?
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/">Back to Home</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to="/marketplace">Go to Marketplace</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}
